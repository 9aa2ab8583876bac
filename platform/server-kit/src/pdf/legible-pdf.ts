import { legible, STAND_IN } from './legible';
import { type Block, type Cell, type PdfContent, type Run } from './pdf-content';
import { hasGlyph } from './typeface';

const NOTE = `${STAND_IN} stands for a character that cannot be printed here`;

/** The paper in characters that its font has; where one had to be replaced, each page's foot says so. */
export function legiblePdf(paper: PdfContent): PdfContent {
  let isComplete = true;
  const shown = (text: string) => {
    const print = legible(text, hasGlyph);
    isComplete &&= text.includes(STAND_IN) || !print.includes(STAND_IN);
    return print;
  };
  const title = shown(paper.title);
  const subtitle = shown(paper.subtitle);
  const blocks = paper.blocks.map((block) => blockWith(block, shown));
  const footer = shown(paper.footer);
  return { ...paper, title, subtitle, blocks, footer: isComplete ? footer : `${footer}. ${NOTE}` };
}

type Shown = (text: string) => string;

function blockWith(block: Block, shown: Shown): Block {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, runs: runsWith(block.runs, shown) };
    case 'facts':
      return { ...block, facts: block.facts.map(([label, text]) => [shown(label), shown(text)] as const) };
    case 'table':
      return {
        ...block,
        columns: block.columns.map((column) => ({ ...column, label: shown(column.label) })),
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cellWith(cell, shown)) })),
      };
    case 'pictures':
      return {
        ...block,
        pictures: block.pictures.map((picture) => ({ ...picture, caption: shown(picture.caption) })),
      };
    case 'rule':
      return block;
  }
}

const runsWith = (runs: readonly Run[], shown: Shown): Run[] =>
  runs.map((run) => ({ ...run, text: shown(run.text) }));

const cellWith = (cell: Cell, shown: Shown): Cell => ({ ...cell, runs: runsWith(cell.runs, shown) });
