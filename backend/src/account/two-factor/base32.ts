const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_PER_LETTER = 5;

/** RFC 4648 base32 without padding: how authenticator apps take a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(parseInt(group.padEnd(BITS_PER_LETTER, '0'), 2))).join('');
}

/** The bytes of a base32 text; what is left over of a last, incomplete byte is dropped. */
export function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase()]
    .map((letter) => ALPHABET.indexOf(letter))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(BITS_PER_LETTER, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
