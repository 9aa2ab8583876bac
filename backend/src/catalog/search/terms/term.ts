import type { Measure } from '../words/size';

/** A word of the index, or the beginning of some. */
export interface Piece {
  word: string;
  /** True when words that begin with it count too. */
  isOpen: boolean;
}

/** One way in which a machine fits: it has all the words, or is of one of the types, or measures so. */
export interface Way {
  pieces: Piece[];
  types: number[];
  measures?: Measure[];
}

/** The meaning of one typed word, or of several that belong together: a machine fits by any of the ways. */
export interface Term {
  text: string;
  ways: Way[];
}

export const whole = (word: string): Piece => ({ word, isOpen: false });

export function typesOf(terms: readonly Term[]): number[] {
  const [first = [], ...others] = terms.map(({ ways }) => ways.flatMap(({ types }) => types));
  return first.filter((id) => others.every((types) => types.includes(id)));
}
