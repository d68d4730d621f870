// Giving an address to somebody: copied, or as a QR code.
import { html, svg } from '../vendor/lit-html/lit-html.js';
import { encode } from '../vendor/uqr/uqr.js';

/**
 * Copies a text, also on plain http, where the clipboard object is missing. False when the browser
 * refuses; the text is selected then, to be copied by hand.
 * @param {string} text
 * @param {HTMLInputElement | null} field The field that shows the text.
 */
export async function copy(text, field) {
  if (navigator.clipboard && isSecureContext) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  field?.focus();
  field?.select();
  return document.execCommand('copy');
}

/**
 * Hands a file to the person, as if it had been downloaded.
 * @param {Blob} content
 * @param {string} name
 */
export function save(content, name) {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(content),
    download: name,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * @param {string} text
 * @param {string} label What the picture is, for those who do not see it.
 */
export function qr(text, label) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fbf3dd" /><path d=${path} fill="#26140a" />`}</svg>`;
}
