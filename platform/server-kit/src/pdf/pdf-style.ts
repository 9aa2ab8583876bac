/** Points throughout: 72 to the inch. */
export interface Print {
  size: number;
  leading: number;
}

export const MARGIN = { side: 60, top: 56, bottom: 76 } as const;
/** Height of the foot of a page, above the sheet's end. */
export const FOOT = 44;

export const INK = '#14181d';
export const MUTED = '#59626d';
export const HAIRLINE = '#c9ced6';
export const SHADE = '#f1f3f6';
export const LINK = '#0b57a4';

export const TEXT: Print = { size: 10, leading: 15 };
export const CELL: Print = { size: 9, leading: 13 };
export const LABEL: Print = { size: 8, leading: 12 };
export const TITLE: Print = { size: 20, leading: 27 };
export const HEADINGS: Record<1 | 2 | 3, Print> = {
  1: { size: 14, leading: 20 },
  2: { size: 12, leading: 17 },
  3: { size: 10.5, leading: 15 },
};

/** Above and below blocks. */
export const SPACE = { heading: 14, afterHeading: 4, paragraph: 7, item: 3, facts: 8, table: 10 } as const;
/** Height of Inter's capitals in relation to its size. */
export const CAPITALS = 0.727;

/** Sheets by currency: Letter where US dollars are paid, else A4. */
export function pageSize(currency: string): 'LETTER' | 'A4' {
  return currency.toLowerCase() === 'usd' ? 'LETTER' : 'A4';
}
