// Where the page begins: the landing page at `/`, a table at `/r/<room>`.
import { html, render } from '../vendor/lit-html/lit-html.js';
import { Landing } from './landing.js';
import { Room } from './room.js';
import { stopStrayPresses } from './stray.js';
import { loadTexts, translator } from './texts.js';

const language = 'en';
const root = /** @type {HTMLElement} */ (document.getElementById('page'));

/** Without texts the page itself has the words for it. */
function fail() {
  const failed = document.getElementById('failed');
  if (!failed) return;
  failed.hidden = false;
  failed.querySelector('button')?.addEventListener('click', () => location.reload());
}

async function begin() {
  root.replaceChildren();
  stopStrayPresses();
  const texts = await loadTexts(language).catch(() => null);
  if (!texts) return fail();
  const path = location.pathname.match(/^\/r\/([^/]+)\/?$/);
  if (path?.[1]) return new Room(path[1], root, texts).open();
  if (location.pathname === '/') return new Landing(root, texts).open();
  const t = translator(language, [texts]);
  render(
    html`<main class="plain"><h1>${t('lost.title')}</h1><p>${t('lost.text')}</p>
    <p><a class="button" href="/">${t('lost.home')}</a></p></main>`,
    root,
  );
}

begin();
