// The pictures of the cards of Nari, Montero and Asma.
import { svg } from '../vendor/lit-html/lit-html.js';
import { air, burst, dagger, doll, hand, rapier, rays } from './card-parts.js';
import { table, thing } from './furniture.js';
import { familiar as owl } from './tokens.js';

export const backstab = svg`<path d="M-26 46C-28 6 -16 -8 0 -8 16 -8 28 6 26 46Z" fill="#7789a1" /><circle cy="-22" r="17" fill="#5a3a22" />${dagger('translate(14 8) rotate(28) scale(1.050)')}
  <path d="M-2 34l-6 8M22 38l4 8" stroke="#c33d2c" stroke-width="4" />`;

export const daggerang = svg`<path d="M-34 34C-48 0 -20 -44 24 -42" fill="none" stroke="#c9993e" stroke-width="4" stroke-dasharray="2 9" />
  <path d="M-24 30C-22 -6 8 -28 42 -24 24 -10 6 4 -2 34Z" fill="#dfe5ea" /><path d="M-26 28-1 34" stroke="#6a48a6" stroke-width="10" /><path d="M-14 20C-8 0 8 -12 24 -16" fill="none" stroke="#98a5b8" stroke-width="2.800" />`;

export const shadow_step = svg`<path d="M-40 44C-44 14 -34 2 -26 0 -36 -18 -26 -38 -10 -46 -6 -36 8 -26 2 0 10 4 16 16 14 44Z" fill="#2a2035" /><path d="M-24 -18h.1M-10 -18h.1" stroke="#d7c6ff" stroke-width="6" />
  <path d="M18 -6H40M32 -16 44 -6 32 4" fill="none" stroke="#41792d" stroke-width="6" /><path d="M24 24H44M24 38H40" stroke="#6a48a6" stroke-width="4" stroke-dasharray="3 8" />`;

export const snatch = svg`<g transform="translate(22 16) scale(1.350)">${thing('mug')}</g>${hand('translate(-10 -12) rotate(18)', '#efc19b', '#4b3378')}${air('M-44 30H-26M-40 42H-16')}`;

export const shadow_dash = svg`<circle cx="18" cy="-18" r="26" fill="#f3edd2" />${air('M-48 -8H-26M-48 8H-32M-48 24H-28', '#6a48a6')}
  <path d="M-22 44C-16 20 -14 6 -6 2 -14 -16 0 -36 26 -44 22 -32 26 -14 16 0 28 6 36 22 34 44Z" fill="#3b2761" /><path d="M4 -16h.1M14 -18h.1" stroke="#fff6e0" stroke-width="5.500" />`;

export const flunge = svg`<g transform="translate(-22 28) scale(.6)">${table(80, 70)}</g>${rapier('translate(26 16) rotate(128) scale(.72)')}${doll('#d23a93', 'translate(-6 -12) rotate(26) scale(.86)')}
  ${air('M-44 -30C-36 -40 -28 -44 -20 -46')}<path d="M-26 -34C-10 -44 12 -36 20 -26" fill="none" stroke="#5c1140" stroke-width="8" />`;

const rose = svg`<path d="M-10 -4C-14 -16 -2 -20 0 -14 2 -20 14 -16 10 -4 8 6 -8 6 -10 -4Z" fill="#d23a93" /><path d="M-4 -8C-2 -12 2 -12 4 -8 4 -4 -4 -4 -4 -8" fill="none" stroke-width="2.400" />`;

export const sword_dance = svg`<path d="M-44 20C-36 -20 36 -30 42 -4 44 16 -20 12 -34 36" fill="none" stroke="#d23a93" stroke-width="7" />${rapier('rotate(30) scale(.98)')}<g transform="translate(-26 -22) scale(1.200)">${rose}</g>`;

export const wave_hat = svg`<g transform="translate(0 10) rotate(-16) scale(1.120)"><path d="M-40 4C-24 -8 24 -6 40 8 24 12 -20 14 -40 4Z" fill="#5c1140" /><path d="M-18 0C-18 -24 16 -26 18 2 8 -2 -8 -3 -18 0Z" fill="#7c1a57" />
  <path d="M14 -8C-8 -14 -20 -40 -40 -30 -42 -18 -28 -8 -14 -6 -4 -4 6 -2 14 -8Z" fill="#fff3d6" /></g><path d="M-40 36C-36 44 -24 44 -20 36M-6 40C-2 48 10 48 14 40M28 34C32 42 42 42 46 34" fill="none" stroke="#6a48a6" stroke-width="4.500" />`;

export const witty_retort = svg`<path d="M-44 -36H40C46 -36 46 -30 46 -26V6C46 12 42 14 38 14H-2L-26 40-22 14H-38C-44 14 -46 10 -46 6V-30C-46 -34 -46 -36 -44 -36Z" fill="#fff6e0" />
  <path d="M-26 -22V-8L-34 -2M-10 -22V-8L-18 -2" fill="none" stroke="#b92a83" stroke-width="7" /><path d="M10 -22 20 -4M20 -4 34 -26M14 -8H30" stroke="#b92a83" stroke-width="5" />`;

export const blade_waltz = svg`<path d="M-30 -30A42 42 0 0 1 36 -22M30 30A42 42 0 0 1 -36 22" fill="none" stroke="#c8382b" stroke-width="6" /><path d="M26 -16 40 -12 42 -28ZM-26 16-40 12-42 28Z" fill="#c8382b" stroke-width="2.600" />
  ${rapier('translate(6 6) rotate(45) scale(1.020)')}${rapier('translate(-6 6) rotate(-45) scale(1.020)')}<g transform="translate(0 30) scale(1.100)">${rose}</g>`;

export const arc_lightning = svg`<path d="M-44 -34-8 -26-16 -10 14 -6 4 10 44 32 6 26 12 14-22 8-12 -6-42 -14-34 -24Z" fill="#fff3a6" stroke="#176970" />${doll('#7789a1', 'translate(-32 26) scale(.56)')}${doll('#c33d2c', 'translate(32 -20) scale(.56)')}`;

export const arcane_bolt = svg`<path d="M-48 34C-34 10 -16 -6 4 -14M-48 14C-38 0 -28 -10 -18 -16M-26 42C-14 28 0 18 14 12" fill="none" stroke="#4fb3c4" stroke-width="6" /><circle cx="20" cy="-14" r="22" fill="#7fe3ea" /><circle cx="20" cy="-14" r="12" fill="#fff" stroke="#176970" /><path d="M20 -46v-4M46 -30l4 -3M46 4l4 3" stroke="#4fb3c4" stroke-width="4.500" />`;

export const familiar = svg`<g transform="translate(0 8) scale(1.300)">${owl(0)}</g>`;

export const ice_cone = svg`<path d="M0 46-34 -22-20 -14-14 -34 0 -20 14 -34 20 -14 34 -22Z" fill="#bfe8f5" /><path d="M0 40V-14M0 40-16 -6M0 40 16 -6" fill="none" stroke="#5fa8c4" stroke-width="2.600" />
  <g stroke="#2f8794" stroke-width="3.600"><path d="M-36 -40v-9M-40 -47l8 5M-40 -42l8 -5M36 -40v-9M32 -47l8 5M32 -42l8 -5" /></g>`;

const orb = (/** @type {string} */ place, /** @type {string} */ colour) =>
  svg`<circle transform=${place} r="9.500" fill=${colour} />`;

export const arcano_convergence = svg`${rays(16, 34, '#4fb3c4')}${burst('scale(.72)', '#fff3a6')}${orb('translate(-34 -34)', '#7fe3ea')}${orb('translate(34 -34)', '#f4cb6b')}${orb('translate(-34 34)', '#bfe8f5')}${orb('translate(34 34)', '#c8382b')}
  <path d="M-24 -24-14 -14M24 -24 14 -14M-24 24-14 14M24 24 14 14" stroke="#176970" stroke-width="4.500" />`;
