import { bearerIn, newSecret, partsOf, sha256 } from './token-text';

/** CRC-32 by its polynomial, bit by bit: PHP's `crc32b`. */
function crc32b(text: string): string {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

it('makes secrets of the prefix, forty letters and digits, and their checksum', () => {
  const secrets = Array.from({ length: 100 }, () => newSecret('app_'));

  for (const secret of secrets) {
    const [, entropy = '', sum] = /^app_([A-Za-z0-9]{40})([0-9a-f]{8})$/.exec(secret) ?? [];
    expect(sum).toBe(crc32b(entropy));
  }
  expect(new Set(secrets).size).toBe(100);
  expect(crc32b('123456789')).toBe('cbf43926');
});

it('hashes as PHP’s hash("sha256")', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it.each([
  [undefined, null],
  ['', null],
  ['Basic YTpi', null],
  ['Bearer', null],
  ['Bearer ', null],
  ['Bearer 1|abc', '1|abc'],
  ['bearer 1|abc', '1|abc'],
  ['Bearer 1|abc, Basic YTpi', '1|abc'],
  ['Basic YTpi, Bearer 1|abc', '1|abc'],
  ['Bearer 1|abc Bearer 2|def', '2|def'],
])('reads of %p the token %p', (header, token) => {
  expect(bearerIn(header)).toBe(token);
});

it.each([
  ['abc', { id: null, secret: 'abc' }],
  ['12|abc', { id: 12, secret: 'abc' }],
  ['012|abc', { id: 12, secret: 'abc' }],
  ['12|abc|d', { id: 12, secret: 'abc|d' }],
  ['|abc', null],
  ['x|abc', null],
  ['-1|abc', null],
  ['12|', null],
  ['99999999999999999999|abc', null],
])('reads %p as %p', (token, parts) => {
  expect(partsOf(token)).toEqual(parts);
});
