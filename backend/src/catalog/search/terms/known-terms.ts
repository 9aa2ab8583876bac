import { plainWords } from '../words/plain-words';
import { type Way, whole } from './term';

interface Synonym {
  spelled: string[];
  meanings: string[][];
}

/** Terms known without the machines: the types' names, and people's words for them. */
export class KnownTerms {
  readonly words: ReadonlySet<string>;
  readonly types: readonly { id: number; name: string; words: readonly string[] }[];
  private readonly synonymsByWord: ReadonlyMap<string, Synonym>;

  constructor(
    types: readonly { id: number; name: string }[],
    synonyms: readonly { term: string; means: string }[],
  ) {
    this.types = types.map(({ id, name }) => ({ id, name, words: plainWords(name) }));
    const synonymsByWord = new Map<string, Synonym>();
    for (const { term, means } of synonyms) {
      const spelled = plainWords(term);
      const meanings = means.split(',').map(plainWords);
      const known = synonymsByWord.get(spelled.join(''))?.meanings ?? [];
      synonymsByWord.set(spelled.join(''), {
        spelled,
        meanings: [...known, ...meanings.filter((words) => words.length > 0)],
      });
    }
    this.synonymsByWord = synonymsByWord;
    this.words = new Set([...this.types.flatMap(({ words }) => words), ...synonymsByWord.keys()]);
  }

  /** The words' meaning; `cherry picker` and `cherrypicker` are one. */
  synonymOf(words: readonly string[]): Synonym | undefined {
    return this.synonymsByWord.get(words.join(''));
  }

  /** The words, those that are said for others in what they mean. */
  meant(words: readonly string[]): string[] {
    return words.flatMap((word) => this.synonymOf([word])?.meanings[0] ?? word);
  }

  /** Machines that have all the words, or whose type's name has them. */
  way(words: readonly string[]): Way {
    const types = this.types.filter((type) => words.every((word) => type.words.includes(word)));
    return { pieces: words.map(whole), types: types.map(({ id }) => id) };
  }

  /** Completions: words of types, those of most types first, and synonyms as they are spelled. */
  beginning(start: string): string[] {
    const types = new Map<string, number>();
    for (const word of this.types.flatMap(({ words }) => words)) {
      if (word.startsWith(start)) types.set(word, (types.get(word) ?? 0) + 1);
    }
    const words = [...types].sort(([, one], [, other]) => other - one).map(([word]) => word);
    const synonyms = [...this.synonymsByWord].filter(([joined]) => joined.startsWith(start));
    return [...words, ...synonyms.map(([, { spelled }]) => spelled.join(' '))];
  }

  /** Machines with a word that begins so; null where no type's word does and none is known to. */
  open(start: string, isKnown: boolean): Way | null {
    const types = this.types.filter(({ words }) => words.some((word) => word.startsWith(start)));
    if (types.length === 0 && !isKnown) return null;
    return { pieces: [{ word: start, isOpen: true }], types: types.map(({ id }) => id) };
  }
}
