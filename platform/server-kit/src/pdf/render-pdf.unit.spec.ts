import { pdfPages, pdfProperty } from '../testing/pdf-text';
import { heading, type PdfContent, paragraph, row, type Run, type Table } from './pdf-content';
import { renderPdf } from './render-pdf';

const paper = (blocks: PdfContent['blocks'], fields: Partial<PdfContent> = {}): PdfContent => ({
  publisher: 'The publisher',
  title: 'A paper',
  subtitle: 'of some sort',
  footer: 'Paper 1',
  issued_at: new Date('2026-11-20T12:00:00Z'),
  currency: 'usd',
  blocks,
  ...fields,
});
const pagesOf = async (blocks: PdfContent['blocks']) => pdfPages(await renderPdf(paper(blocks)));
const words = 'The renter keeps the machine in good order and returns it clean. '.repeat(6);

it('gives the same bytes for the same paper, and names itself', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => renderPdf(paper([paragraph(words)]))));
  const later = await renderPdf(paper([paragraph(words)], { issued_at: new Date('2026-11-21T12:00:00Z') }));

  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  expect(one?.equals(later)).toBe(false);
  expect(pdfProperty(later, 'Title')).toBe('A paper');
  expect(pdfProperty(later, 'Author')).toBe('The publisher');
  expect(pdfProperty(later, 'CreationDate')).toBe('D:20261121120000Z');
});

it('is tagged, in English, small, and prints on the sheets of its currency', async () => {
  const letter = await renderPdf(paper([heading(1, 'Head'), paragraph(words)]));
  const a4 = (await renderPdf(paper([], { currency: 'eur' }))).toString('latin1');

  const written = letter.toString('latin1');
  expect(written).toContain('/Marked true');
  expect(written).toContain('/Lang (en-US)');
  expect(written).toMatch(/\/S \/H1\b[\s\S]*\/S \/H2\b/);
  expect(written).toContain('/MediaBox [0 0 612 792]');
  expect(a4).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(letter.length).toBeLessThan(25_000);
});

it('breaks long texts over pages and numbers them; a heading is never the last thing on one', async () => {
  const clauses = Array.from({ length: 40 }, (_, index) => [
    heading(2, `Clause ${index + 1}`),
    paragraph(words),
  ]);

  const pages = await pagesOf(clauses.flat());

  expect(pages.length).toBeGreaterThan(4);
  pages.forEach((page, index) => {
    const lines = page.split('\n');
    expect(lines.at(-1)).toBe(`Paper 1 ${index + 1} of ${pages.length}`);
    expect(lines.at(-2)).not.toMatch(/^Clause/);
  });
  expect(
    pages
      .join(' ')
      .replace(/\s+/g, ' ')
      .match(/returns it clean\./g),
  ).toHaveLength(240);
});

it('keeps a short table whole, and goes on with a row that is higher than a page', async () => {
  const table = (...rows: Table['rows']): Table => ({
    type: 'table',
    columns: [{ label: 'Name' }, { label: 'Amount', align: 'right' }],
    rows,
  });
  const filler = Array.from({ length: 36 }, () => paragraph('filler'));

  const whole = await pagesOf([...filler, table(...Array.from({ length: 8 }, () => row('short', '1')))]);
  const high = await pagesOf([table(row(words.repeat(30), '1'), row('last', '2'))]);

  expect(whole.filter((page) => page.includes('short 1'))).toHaveLength(1);
  expect(high.length).toBeGreaterThan(2);
  expect(high.every((page) => page.includes('Name Amount'))).toBe(true);
  expect(
    high
      .join(' ')
      .replace(/\s+/g, ' ')
      .match(/returns it clean/g),
  ).toHaveLength(180);
  expect(high.at(-1)).toContain('last 2');
});

it('prints heads and headings of any length', async () => {
  const columns = [{ label: words.repeat(12) }, { label: 'B' }];
  const pages = await pagesOf([
    { type: 'table', columns, rows: [row('one', 'two'), row(words.repeat(12), 'three')] },
    heading(1, words.repeat(8)),
  ]);

  expect(
    pages
      .join(' ')
      .replace(/\s+/g, ' ')
      .match(/returns it clean/g),
  ).toHaveLength(192);
});

it('shows what its font lacks, and says so; other scripts and long words are printed', async () => {
  const [page = ''] = await pagesOf([
    paragraph('Łukasz Peña, Ελένη, Анна, Nguyễn, 2x4 -> x, Zoe\u0308, soft\u00adhyphen\u200b\u0000'),
    paragraph('日本 😀'),
    paragraph(`https://example.com/${'long'.repeat(60)}`),
  ]);

  expect(page).toContain('Łukasz Peña, Ελένη, Анна, Nguyễn, 2x4 -> x, Zoë, softhyphen');
  expect(page).toContain('[?][?] [?]');
  expect(page).toContain('Paper 1. [?] stands for a character that cannot be printed here 1 of 1');
  expect(page.replaceAll('\n', '')).toContain('long'.repeat(60));
  const [plain = ''] = await pagesOf([paragraph('Łukasz')]);
  expect(plain).not.toContain('stands for');
});

it('draws what is struck, underlined, raised and lowered, and nothing of it elsewhere', async () => {
  const drawn = async (...runs: Run[]) => {
    const bytes = await renderPdf(paper([{ type: 'paragraph', runs }]), { compress: false });
    const text = bytes.toString('latin1');
    const at = [...text.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/\S+ ([\d.]+) Tf/g)];
    const lines = [...text.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) \2 l/g)];
    return {
      texts: at.slice(3, 3 + runs.length).map(([, , y, size]) => ({ y: Number(y), size: Number(size) })),
      lines: lines.map(([, from, y, to]) => ({ from: Number(from), y: Number(y), to: Number(to) })),
    };
  };
  const plain = await drawn({ text: 'word' });
  const struck = await drawn({ text: 'word', strike: true });
  const underlined = await drawn({ text: 'word', underline: true });
  const scripts = await drawn({ text: '10' }, { text: '3', script: 'sup' }, { text: '2', script: 'sub' });

  expect(plain.texts).toHaveLength(1);
  const base = plain.texts[0]?.y ?? 0;
  expect(scripts.texts).toEqual([
    { y: base, size: 10 },
    { y: base + 3.2, size: 7 },
    { y: base - 1.4, size: 7 },
  ]);
  expect(plain.lines).toHaveLength(2);
  const above = ({ lines: [, line] }: typeof plain) => {
    expect(line).toMatchObject({ from: 60 });
    expect(line?.to).toBeCloseTo(84.07, 1);
    return 792 - (line?.y ?? 0) - base;
  };
  expect(above(struck)).toBeCloseTo(2.7);
  expect(above(underlined)).toBeCloseTo(-1.6);
});
