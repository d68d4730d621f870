import './no-page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { unread } = await import('../app/story.js');

/** @param {(number | null)[]} seats who has said something @param {any} [more] @returns {any} */
const room = (seats, more = {}) => ({
  chatIsOpen: false,
  part: { you: { seat: 1 } },
  known: { chat: seats.map((seat) => ({ seat, text: 'hello' })) },
  ui: { seenChat: 0 },
  ...more,
});

test('what others said and nobody looked at is unread, and nothing that one said oneself', () => {
  assert.equal(unread(room([0, 1, 1, 2])), 2);
  assert.equal(unread(room([0, 1, 2], { ui: { seenChat: 2 } })), 1);
  assert.equal(unread(room([0, 1, 2], { chatIsOpen: true })), 0);
});

test('whoever looks on has no lines of their own to be left out', () => {
  assert.equal(unread(room([0, null], { part: { you: { seat: null } } })), 2);
});
