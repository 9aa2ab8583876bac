import { type SearchedFact, searchedFacts } from '@yard/contracts';
import { isLetters, plainWords, runsOf, WORD_MAX } from './plain-words';

type Name = SearchedFact | 'city';

/** Columns in whose words a machine is found beside its subject's; its type's words are the type's. */
export const NAMES: readonly Name[] = [...searchedFacts, 'city'];

export type Named = { subject: string } & { [name in Name]?: string | null };

/** Distinct words of one machine: a subject of 255 letters has some 40, and one that has more says nothing. */
const WORDS_MAX = 48;
/** Parts of a designation that may be written together: `D-6-R`, `580 Super L II`. */
const PARTS_MAX = 4;
const BORDER = '/';

/** Formatted for `search_machines`: ` caterpillar 320gc / 320 gc austin `, each word between blanks. */
export function machineWords(machine: Named): string {
  const called = new Set(wordsIn(machine.subject));
  const rest = new Set(NAMES.flatMap((name) => wordsOf(name, machine[name])));
  const words = [...called].slice(0, WORDS_MAX);
  const more = [...rest].filter((word) => !called.has(word)).slice(0, WORDS_MAX - words.length);
  return ` ${[...words, BORDER, ...more].join(' ')} `;
}

/** A model may be written together as a whole, whatever parts it. */
function wordsOf(name: string, text: string | null = null): string[] {
  return name === 'model' ? [...together(plainWords(text ?? '')), ...wordsIn(text)] : wordsIn(text);
}

/** The distinct words of what `machineWords` made. */
export function storedWords(stored: string | null): string[] {
  return (stored ?? '').split(' ').filter((word) => word !== '' && word !== BORDER);
}

/** Words as they are written, then the same written together and taken apart. */
function wordsIn(text: string | null): string[] {
  return (text ?? '').split(/[\s,;]+/).flatMap((chunk) => {
    const parts = plainWords(chunk);
    return [...parts, ...together(parts), ...parts.flatMap(apart)];
  });
}

function together(parts: readonly string[]): string[] {
  const isOne = parts.length > 1 && parts.length <= PARTS_MAX;
  const word = parts.join('');
  return isOne && word.length <= WORD_MAX && !word.includes('%') ? [word] : [];
}

/** `320cl` is also found by `320` and `cl`; single letters and digits would be found in everything. */
function apart(word: string): string[] {
  return isLetters(word) ? [] : runsOf(word).filter((run) => run.length > 1 && run !== word);
}
