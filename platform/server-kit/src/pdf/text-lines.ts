import type { Run } from './pdf-content';

/** One line of runs, narrow enough; `width` leaves out the space at its end. */
export interface Line {
  runs: Run[];
  width: number;
}

/** Width of a text in a run's style, in points. */
export type Measure = (run: Run) => number;

/** Pieces that stay together, then the space behind them. */
interface Word {
  pieces: Run[];
  space: Run | null;
}

/**
 * Breaks runs into lines at spaces; a word wider than the line is broken where it is put together, else anywhere.
 *
 * @param width  points
 * @returns      at least one line
 */
export function linesOf(runs: readonly Run[], width: number, measure: Measure): Line[] {
  return paragraphsOf(runs).flatMap((part) => filled(part, width, measure));
}

function paragraphsOf(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) parts.push([]);
      if (text) parts.at(-1)?.push({ ...run, text });
    });
  }
  return parts;
}

function filled(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  let reached = 0;
  for (const word of wordsOf(runs).flatMap((one) => narrowed(one, width, measure))) {
    const size = word.pieces.reduce((total, piece) => total + measure(piece), 0);
    if (line.runs.length > 0 && reached + size > width) {
      lines.push(line);
      line = { runs: [], width: 0 };
      reached = 0;
    }
    for (const piece of word.pieces) add(line.runs, piece);
    line.width = reached + size;
    reached = line.width;
    if (word.space) {
      add(line.runs, word.space);
      reached += measure(word.space);
    }
  }
  return [...lines, line];
}

function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  for (const run of runs) {
    for (const text of run.text.match(/ +|[^ ]+/g) ?? []) {
      const last = words.at(-1);
      if (text.startsWith(' ')) {
        if (last && !last.space) last.space = { ...run, text: ' ' };
        isOpen = false;
      } else if (isOpen && last) last.pieces.push({ ...run, text });
      else words.push({ pieces: [{ ...run, text }], space: null });
      if (!text.startsWith(' ')) isOpen = true;
    }
  }
  return words;
}

/** Breaks of a word that is wider than a line: after a space that joins, a hyphen, a dash or a slash. */
const PARTS = /[^\u00a0\u202f/\u2010\u2012-\u2014-]*[\u00a0\u202f/\u2010\u2012-\u2014-]+|.+$/gsu;

function narrowed(word: Word, width: number, measure: Measure): Word[] {
  const widthOf = (pieces: readonly Run[]) => pieces.reduce((total, piece) => total + measure(piece), 0);
  if (widthOf(word.pieces) <= width) return [word];
  const parts = partsOf(word).flatMap((part) =>
    widthOf(part.pieces) <= width ? [part] : inCharacters(part, width, measure),
  );
  const last = parts.at(-1);
  if (last) last.space = word.space;
  return parts;
}

/** A part goes on over pieces of several styles. */
function partsOf({ pieces }: Word): Word[] {
  const parts: Word[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    for (const text of piece.text.match(PARTS) ?? []) {
      if (isOpen) parts.at(-1)?.pieces.push({ ...piece, text });
      else parts.push({ pieces: [{ ...piece, text }], space: null });
      isOpen = /[^\u00a0\u202f/\u2010\u2012-\u2014-]$/u.test(text);
    }
  }
  return parts;
}

function inCharacters({ pieces }: Word, width: number, measure: Measure): Word[] {
  const parts: Word[] = [];
  let room = 0;
  for (const piece of pieces) {
    for (const character of piece.text) {
      const size = measure({ ...piece, text: character });
      const last = parts.at(-1);
      if (!last || size > room) {
        parts.push({ pieces: [{ ...piece, text: character }], space: null });
        room = width - size;
      } else {
        add(last.pieces, { ...piece, text: character });
        room -= size;
      }
    }
  }
  return parts;
}

/** Joins what has the same style. */
function add(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last && styleOf(last) === styleOf(run)) last.text += run.text;
  else runs.push({ ...run });
}

function styleOf({ bold, italic, underline, strike, script, figures, href }: Run): string {
  return [bold, italic, underline, strike, script, figures, href].map(String).join(' ');
}
