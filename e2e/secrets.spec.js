import { expect, test } from '@playwright/test';
import { leaks } from './secrets.js';

test('the scanner finds a secret however it is written, and nothing else', () => {
  const secret = '00112233445566778899aabbccddeeff';
  const bytes = Buffer.from(secret, 'hex');
  const places = new Map([
    ['capitals', `x${secret.toUpperCase()}x`],
    ['base64', bytes.toString('base64')],
    ['list', JSON.stringify({ seed: [...bytes] })],
    ['other', 'ffeeddccbbaa99887766554433221100'],
  ]);
  expect(leaks([secret], places)).toEqual(['capitals', 'base64', 'list']);
});
