// What the person and the game's drawings can do at the table.
/** @import { TableActions } from './game-module.d.ts' */
/** @import { PromptView } from './protocol.d.ts' */
/** @import { Room } from './room.js' */
import * as desk from './desk.js';
import { backPlace } from './offers.js';

/** @implements {TableActions<any>} */
export class Actions {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
  }

  /**
   * @param {number} place
   * @param {desk.Draft[]} [then]
   */
  pick(place, then = []) {
    const { room } = this;
    const current = room.current;
    if (place < 0 || !current || !desk.takes(room.desk, current, Date.now())) return;
    const warned = room.game?.warning(place, current, room.state, room.t) !== '';
    const twice = warned && (room.game?.asksTwice(current) ?? false);
    const picked = desk.pick(room.desk, current, place, twice, then);
    // Offline one may go on choosing, but nothing is decided.
    if (!room.live && picked.answer) return;
    room.lay(picked.desk);
    if (picked.full) room.set({ full: true });
    if (picked.desk.armed) return;
    for (const draft of picked.ahead) this.draft(draft.figure, draft.key, draft.items);
    if (picked.answer) this.#answer(current, picked.answer, picked.ahead);
  }

  confirm() {
    const { room } = this;
    const current = room.current;
    const places = current && desk.ready(room.desk, current);
    if (room.live && current && places) this.#answer(current, places);
  }

  /** Sends all own prompts that are ready. */
  confirmAll() {
    const { room } = this;
    if (!room.live) return;
    for (const prompt of desk.readyTogether(room.desk, room.prompts)) {
      const places = desk.ready(room.desk, prompt);
      if (places) this.#answer(prompt, places);
    }
  }

  /** Takes back whatever can be taken back: a warned pick, the picks, the answer, the step before. */
  clear() {
    const { room } = this;
    const current = room.current;
    if (!current) return;
    const id = current.id;
    if (room.desk.armed) room.lay({ ...room.desk, armed: null });
    else if (current.answered) this.withdraw(id);
    else if (room.desk.picked[id]?.length) room.lay(desk.clear(room.desk, id));
    else this.pick(backPlace(room, current));
  }

  /** @param {string} rule */
  why(rule) {
    this.room.set({ why: rule });
  }

  /** @param {string} id */
  withdraw(id) {
    this.room.given.delete(id);
    if (this.room.live) this.room.send({ do: 'withdraw', prompt: id });
  }

  /**
   * @param {number} figure
   * @param {string} key
   * @param {any[]} items
   */
  draft(figure, key, items) {
    if (this.room.live) this.room.send({ do: 'draft', figure, key, items });
  }

  /** @param {string} id */
  focus(id) {
    this.room.lay({ ...this.room.desk, focus: id, armed: null, pointed: null });
  }

  /** @param {number | null} place */
  point(place) {
    const { room } = this;
    if (room.desk.pointed !== place) room.lay({ ...room.desk, pointed: place });
  }

  /**
   * @param {PromptView<any, any>} prompt
   * @param {number[]} places
   * @param {desk.Draft[]} [then] What was prepared with it.
   */
  async #answer(prompt, places, then = []) {
    const { room } = this;
    this.#forgetOthers(prompt);
    const items = places.map((place) => prompt.offer?.items[place]);
    room.given = new Map([...room.given].filter(([id]) => room.prompts.some((one) => one.id === id)));
    room.given.set(prompt.id, items);
    room.lay(desk.sent(room.desk, prompt.id, true));
    const answer = await room.send({ do: 'answer', prompt: prompt.id, items });
    // When it is done, the frame that follows takes the prompt away or marks it as answered.
    if (answer.ok) return;
    room.lay(desk.sent(room.desk, prompt.id, false));
    for (const { figure, key } of then) this.draft(figure, key, []);
  }

  /** What was prepared for whichever prompt comes first has served with this one. @param {PromptView<any, any>} prompt */
  #forgetOthers({ figure, key }) {
    const { drafts } = this.room.state;
    for (const other of this.room.game?.preparedWith?.(key) ?? []) {
      if (other !== key && drafts.has(`${figure}:${other}`)) this.draft(figure, other, []);
    }
  }
}
