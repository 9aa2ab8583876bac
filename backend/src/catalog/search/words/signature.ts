/** Bits that a number keeps exactly on both databases and in between. */
const BITS = 48;
/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const FNV = { offset: 0x811c9dc5, prime: 0x01000193 };

/** The signature of a machine whose words are not signed: it may have any. */
export const UNSIGNED = -1;

/**
 * Two bits for each word, together. What has all bits of a word may have the word; what lacks one does not have it,
 * which tells of nine machines in ten without reading their words.
 */
export function signatureOf(words: readonly string[]): number {
  return [...new Set(words.flatMap(bitsOf))].reduce((sum, bit) => sum + 2 ** bit, 0);
}

function bitsOf(word: string): number[] {
  let hash = FNV.offset;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV.prime) >>> 0;
  return [hash % BITS, Math.floor(hash / BITS) % BITS];
}
