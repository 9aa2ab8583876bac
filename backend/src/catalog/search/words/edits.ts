/** Words of fewer letters are too near to each other. */
const LETTERS_MIN = 4;
/** The fewest letters for which two slips are forgiven. */
const LONG = 7;

/** The number of slips forgiven in a word: letters left out, added, changed, or two that changed places. */
export function forgiven(word: string): number {
  if (word.length < LETTERS_MIN) return 0;
  return word.length < LONG ? 1 : 2;
}

/** Slips between two words, by the fewest (optimal string alignment); Infinity for more than `most`. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      next.push(cheapest({ one, other, row, column, before, last, next }));
    }
    if (Math.min(...next) > most) return Infinity;
    [before, last] = [last, next];
  }
  const found = last[other.length] ?? Infinity;
  return found > most ? Infinity : found;
}

interface Cell {
  one: string;
  other: string;
  row: number;
  column: number;
  before: readonly number[];
  last: readonly number[];
  next: readonly number[];
}

function cheapest({ one, other, row, column, before, last, next }: Cell): number {
  const at = (costs: readonly number[], place: number) => costs[place] ?? Infinity;
  const isSame = one[row - 1] === other[column - 1];
  const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
  return Math.min(
    at(last, column) + 1,
    at(next, column - 1) + 1,
    at(last, column - 1) + (isSame ? 0 : 1),
    isSwapped ? at(before, column - 2) + 1 : Infinity,
  );
}
