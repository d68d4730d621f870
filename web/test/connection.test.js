import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Connection, newId, waitBefore } from '../app/connection.js';

/** A browser in a box: time passes only when told to, sockets are plain objects. */
class World {
  time = 0;
  /** @type {{ at: number, run: () => void }[]} */
  timers = [];
  /** @type {any[]} */
  sockets = [];
  ids = 0;
  isHidden = false;

  socket = () => {
    const socket = { readyState: 0, sent: /** @type {any[]} */ ([]), closed: false };
    Object.assign(socket, {
      send: (/** @type {string} */ text) => socket.sent.push(JSON.parse(text)),
      close: () => {
        socket.closed = true;
      },
    });
    this.sockets.push(socket);
    return /** @type {any} */ (socket);
  };
  now = () => this.time;
  later = (/** @type {() => void} */ run, /** @type {number} */ after) => {
    const timer = { at: this.time + after, run };
    this.timers.push(timer);
    return timer;
  };
  cancel = (/** @type {any} */ timer) => {
    this.timers = this.timers.filter((other) => other !== timer);
  };
  random = () => 1;
  id = () => `action-${++this.ids}`;
  hidden = () => this.isHidden;

  /** @param {number} by */
  pass(by) {
    const end = this.time + by;
    for (;;) {
      const next = this.timers.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.cancel(next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
  }

  get last() {
    return this.sockets.at(-1);
  }

  /** The server accepts the newest socket and greets it. */
  greet() {
    this.last.readyState = 1;
    this.last.onopen();
    this.say({ type: 'welcome' });
  }

  /** The newest socket ends, if it has not ended already. */
  drop() {
    this.last.onclose?.();
  }

  /** @param {object} message */
  say(message) {
    this.last.onmessage({ data: JSON.stringify(message) });
  }

  /** What was sent on the newest socket, without the hello. */
  get sent() {
    return this.last.sent.filter((/** @type {any} */ message) => message.type !== 'hello');
  }
}

function table() {
  const world = new World();
  /** @type {any[]} */
  const heard = [];
  const counts = { failed: 0 };
  const connection = new Connection(
    {
      url: 'ws://table',
      known: () => ({ news: 7, game_id: 'g' }),
      hear: (message) => heard.push(message),
      changed: () => {},
      failed: () => {
        counts.failed += 1;
      },
    },
    world,
  );
  connection.start();
  return { world, connection, heard, counts };
}

test('it greets with what the page has, and is live after the welcome only', () => {
  const { world, connection } = table();
  assert.equal(connection.status.link, 'connecting');
  world.last.readyState = 1;
  world.last.onopen();
  assert.deepEqual(world.last.sent, [{ type: 'hello', version: 1, news: 7, game_id: 'g' }]);
  assert.equal(connection.status.link, 'catching');
  world.say({ type: 'welcome' });
  assert.equal(connection.status.link, 'live');
});

test('a command is done when the server says so, not before', async () => {
  const { world, connection } = table();
  world.greet();
  const answer = connection.send({ do: 'start' });
  assert.equal(connection.status.pending.length, 1);
  world.say({ type: 'done', action: 'action-1' });
  assert.deepEqual(await answer, { ok: true, link: null });
  assert.equal(connection.status.pending.length, 0);
});

test('a refusal reaches the one who asked', async () => {
  const { world, connection } = table();
  world.greet();
  const answer = connection.send({ do: 'start' });
  world.say({ type: 'refused', action: 'action-1', error: { code: 'not_host' } });
  assert.deepEqual(await answer, { ok: false, error: { code: 'not_host' } });
});

test('nothing is sent while the table is not live', async () => {
  const { world, connection } = table();
  const answer = await connection.send({ do: 'start' });
  assert.deepEqual(answer, { ok: false, error: null });
  assert.equal(world.last.sent.length, 0);
});

test('what was not acknowledged is sent again under the same id', async () => {
  const { world, connection } = table();
  world.greet();
  const answer = connection.send({ do: 'start' });
  world.last.onclose();
  assert.equal(connection.status.link, 'offline');
  world.pass(1_000);
  world.greet();
  assert.deepEqual(world.sent, [{ type: 'do', action: 'action-1', command: { do: 'start' } }]);
  world.say({ type: 'done', action: 'action-1' });
  assert.equal((await answer).ok, true);
});

test('a lost acknowledgement is asked for again at the next welcome', async () => {
  const { world, connection } = table();
  world.greet();
  const answer = connection.send({ do: 'start' });
  world.say({ type: 'welcome' });
  assert.equal(connection.status.link, 'live');
  assert.deepEqual(
    world.sent.map((/** @type {any} */ message) => message.action),
    ['action-1', 'action-1'],
  );
  world.say({ type: 'done', action: 'action-1' });
  assert.equal((await answer).ok, true);
});

test('what broke the table is not sent again', async () => {
  const { world, connection } = table();
  world.greet();
  const answer = connection.send({ do: 'start' });
  world.say({ type: 'closing', error: { code: 'room_fault' }, again: true });
  assert.deepEqual(await answer, { ok: false, error: { code: 'room_fault' } });
  world.drop();
  world.pass(1_000);
  world.greet();
  assert.equal(connection.status.link, 'live');
  assert.deepEqual(world.sent, []);
});

test('what was on its way when the server restarted is sent again', () => {
  const { world, connection } = table();
  world.greet();
  connection.send({ do: 'start' });
  world.say({ type: 'closing', error: { code: 'restarting' }, again: true });
  world.drop();
  world.pass(1_000);
  world.greet();
  assert.equal(world.sent.length, 1);
});

test('it never gives up, and never waits longer than thirty seconds', () => {
  const { world } = table();
  for (let i = 0; i < 40; i++) {
    const before = world.sockets.length;
    world.drop();
    world.pass(30_000);
    assert.ok(world.sockets.length > before);
  }
  assert.ok(waitBefore(0, 1) <= 500 && waitBefore(99, 1) === 30_000 && waitBefore(99, 0) === 15_000);
});

test('coming back to the front ends the waiting', () => {
  const { world, connection } = table();
  for (let i = 0; i < 8; i++) {
    world.drop();
    world.pass(30_000);
  }
  world.drop();
  const before = world.sockets.length;
  connection.wake();
  assert.equal(world.sockets.length, before + 1);
  world.drop();
  world.pass(500);
  assert.equal(world.sockets.length, before + 2);
});

test('a socket that stays silent after waking is taken for dead', () => {
  const { world, connection } = table();
  world.greet();
  connection.wake();
  assert.deepEqual(world.sent, [{ type: 'resync', news: 7, game_id: 'g' }]);
  world.pass(5_000);
  assert.notEqual(connection.status.link, 'live');
  assert.ok(world.sockets.length > 1 || world.timers.length > 0);
});

test('a long silence is looked into, unless nobody looks at the page', () => {
  const { world } = table();
  world.greet();
  world.isHidden = true;
  world.pass(100_000);
  assert.deepEqual(world.sent, []);
  world.isHidden = false;
  world.pass(2_000);
  assert.deepEqual(world.sent, [{ type: 'resync', news: 7, game_id: 'g' }]);
});

test('a command that waits for five seconds is late; time asleep does not count', () => {
  const { world, connection } = table();
  world.greet();
  connection.send({ do: 'start' });
  world.time += 60_000;
  world.pass(1_000);
  assert.equal(connection.status.late, false);
  world.say({ type: 'welcome' });
  world.pass(5_000);
  assert.equal(connection.status.late, true);
});

test('a socket that ends before its welcome is reported, a farewell for good is final', async () => {
  const { world, connection, counts } = table();
  world.last.onclose();
  assert.equal(counts.failed, 1);
  world.pass(1_000);
  world.greet();
  const answer = connection.send({ do: 'start' });
  world.say({ type: 'closing', error: { code: 'room_fault' }, again: false });
  assert.equal(connection.status.link, 'ended');
  assert.deepEqual(await answer, { ok: false, error: { code: 'room_fault' } });
  const before = world.sockets.length;
  world.pass(120_000);
  assert.equal(world.sockets.length, before);
});

test('action ids look like uuids and differ', () => {
  assert.match(newId(), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  assert.notEqual(newId(), newId());
});
