import { plainWords } from '../words/plain-words';

/** More words than these narrow nothing and cost a look each. */
const WORDS_MAX = 8;
/** Say nothing of a machine, where anything else is said. */
const FILLERS = new Set(
  'a an and at by for from hire in me my near need of on or rent rental renting the to want with'.split(' '),
);
/** The comma in 17,600. */
const THOUSANDS = /(\d),(?=\d{3}(?!\d))/g;
export const PARTS_MAX = 4;

/** One typed word, or what was written as one: `u35-4`. */
export interface Chunk {
  typed: string;
  parts: string[];
  /** Says nothing, unless a designation begins with it: `a 40 g`. */
  isFiller?: boolean;
}

export const chunkOf = (word: string): Chunk => ({ typed: word, parts: [word] });

/** The typed words without fillers. */
export function chunksOf(text: string): Chunk[] {
  const chunks = text
    .replaceAll(THOUSANDS, '$1')
    .split(/[\s,;]+/)
    .map((typed) => ({ typed, parts: plainWords(typed) }))
    .filter(({ parts }) => parts.length > 0);
  const telling = chunks.flatMap((chunk, at) => {
    if (!FILLERS.has(chunk.parts.join(''))) return chunk;
    const begins = chunk.typed.length === 1 && /^\d/.test(chunks[at + 1]?.typed ?? '');
    return begins ? { ...chunk, isFiller: true } : [];
  });
  const isTelling = telling.some(({ parts }) => parts.join('').length > 1);
  return (isTelling ? telling : chunks).slice(0, WORDS_MAX);
}

/** Words that may be searched for where these chunks are read from the first on. */
export function lookedUp([chunk, ...more]: readonly Chunk[]): string[] {
  if (chunk === undefined) return [];
  const [next] = more;
  const word = chunk.parts.join('');
  const designations = more
    .slice(0, PARTS_MAX - 1)
    .flatMap((_, at) => joinings([chunk, ...more.slice(0, at + 1)]));
  return [word, ...chunk.parts, word + (next?.parts.join('') ?? ''), ...designations];
}

/** Chunks as one designation; a number in it may begin with a zero, `kx 40 4` as KX040-4. None where they are none. */
export function joinings(chunks: readonly Chunk[]): string[] {
  const parts = chunks.flatMap((chunk) => chunk.parts);
  const word = parts.join('');
  if (!/\p{L}/u.test(word) || !/\p{N}/u.test(word)) return [];
  const filled = parts.map((part, at) => (at > 0 && /^[1-9]\d+$/.test(part) ? `0${part}` : part)).join('');
  return filled === word ? [word] : [word, filled];
}
