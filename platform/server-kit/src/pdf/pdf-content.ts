/** A piece of text in one style; `\n` starts a new line. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  /** Smaller, above or below the line. */
  script?: 'sub' | 'sup';
  /** Digits of one width, for columns of amounts. */
  figures?: boolean;
  /** An absolute address that a click opens. */
  href?: string;
}

export interface Cell {
  runs: Run[];
  /** Number of columns it covers; 1 when left out. */
  span?: number;
}

export interface Column {
  label: string;
  align?: 'left' | 'right';
  /** Width in relation to the other columns'; 1 when left out. */
  share?: number;
}

export interface Row {
  cells: Cell[];
  /** Sums: bold, below a line. */
  strong?: boolean;
}

export type Fact = readonly [label: string, text: string];

export type Heading = { type: 'heading'; level: 1 | 2 | 3; runs: Run[] };
export type Paragraph = {
  type: 'paragraph';
  runs: Run[];
  /** Number of lists or quotations around it. */
  depth?: number;
  /** Bullet or number before the first line. */
  marker?: string;
};
export type Facts = { type: 'facts'; facts: readonly Fact[]; columns: 1 | 2 };
/** Without any column label it has no head. */
export type Table = { type: 'table'; columns: Column[]; rows: Row[] };
export type Rule = { type: 'rule' };

export interface Picture {
  /** JPEG or PNG. */
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
  /** Below it, and what screen readers say of it. */
  caption: string;
}
export type Pictures = { type: 'pictures'; pictures: readonly Picture[] };
export type Block = Heading | Paragraph | Facts | Table | Rule | Pictures;

/** A paper as data: what it says, in its order. How it looks is `renderPdf`'s. */
export interface PdfContent {
  /** The name of the site, in the header and in the document's properties. */
  publisher: string;
  title: string;
  /** Below the title, smaller. */
  subtitle: string;
  /** Text on the foot of each page, before the page number. */
  footer: string;
  /** Creation date in the document's properties. */
  issued_at: Date;
  /** Papers with amounts of US dollars are printed on Letter, others on A4. */
  currency: string;
  blocks: Block[];
}

/** A finished paper or table, ready to be sent. */
export interface PdfFile {
  /** ASCII, with its ending. */
  name: string;
  type: 'application/pdf' | 'text/csv; charset=utf-8';
  bytes: Buffer;
}

export const plain = (text: string): Run[] => [{ text }];

export const heading = (level: Heading['level'], text: string): Heading => ({
  type: 'heading',
  level,
  runs: plain(text),
});

export const paragraph = (text: string): Paragraph => ({ type: 'paragraph', runs: plain(text) });

export const facts = (columns: Facts['columns'], ...pairs: Fact[]): Facts => ({
  type: 'facts',
  facts: pairs,
  columns,
});

export const row = (...texts: string[]): Row => ({ cells: texts.map((text) => ({ runs: plain(text) })) });

/** A sum: its name over all columns but the last, where its amount stands. */
export const sum = (columns: number, label: string, amount: string): Row => ({
  cells: [{ runs: plain(label), span: columns - 1 }, { runs: plain(amount) }],
  strong: true,
});
