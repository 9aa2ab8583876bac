import { pdfOperations } from '../testing/pdf-text';
import { blocksOfHtml } from './html-blocks';
import { facts, heading, paragraph, row, sum, type PdfContent, type Table } from './pdf-content';
import { renderPdf } from './render-pdf';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const picture = (width: number, height: number, caption: string) => ({ bytes: PNG, width, height, caption });

const TABLE: Table = {
  type: 'table',
  columns: [{ label: 'What', share: 3 }, { label: 'Day' }, { label: 'Amount', align: 'right' }],
  rows: [row('Rent', '2026-12-14', '500.00'), row('Delivery', '', '57.20'), sum(3, 'Total', '557.20')],
};

const drawn = async (blocks: PdfContent['blocks'], currency = 'usd') =>
  pdfOperations(
    await renderPdf({
      publisher: 'Yard',
      title: 'A paper',
      subtitle: 'of some sort',
      footer: 'Paper 1',
      issued_at: new Date('2026-11-20T12:00:00Z'),
      currency,
      blocks,
    }),
  );

const body = async (blocks: PdfContent['blocks']) => ((await drawn(blocks))[0] ?? []).slice(4, -3);

it('has its name on its head, and on its foot what it is and the page', async () => {
  expect(await drawn([])).toEqual([
    [
      '60 724.5 F2 11 20,24,29: Yard',
      '60 686.2 F2 20 20,24,29: A paper',
      '60 668.9 F3 10 89,98,109: of some sort',
      'line 60 135 552 135 of 0.6 20,24,29',
      'line 60 740 552 740 of 0.6 201,206,214',
      '60 35.1 F3 8 89,98,109: Paper 1',
      '533.2 35.1 F3 8 89,98,109: 1 of 1',
    ],
  ]);
  expect(await drawn([], 'eur')).toEqual([
    [
      '60 774.4 F2 11 20,24,29: Yard',
      '60 736.1 F2 20 20,24,29: A paper',
      '60 718.8 F3 10 89,98,109: of some sort',
      'line 60 135 535.3 135 of 0.6 20,24,29',
      'line 60 789.9 535.3 789.9 of 0.6 201,206,214',
      '60 35.1 F3 8 89,98,109: Paper 1',
      '516.5 35.1 F3 8 89,98,109: 1 of 1',
    ],
  ]);
});

it('sets headings, paragraphs and facts below one another', async () => {
  expect(
    await body([
      heading(1, 'One'),
      paragraph('Words that are said. '.repeat(8)),
      heading(2, 'Two'),
      heading(3, 'Three'),
      facts(2, ['Name', 'Ray'], ['Place', 'Austin'], ['Day', 'Monday']),
      facts(1, ['Machine', 'Crawler that digs. '.repeat(8).trim()]),
      { type: 'rule' },
      paragraph('Last.'),
    ]),
  ).toEqual([
    '60 613.9 F2 14 20,24,29: One',
    '60 593.9 F3 10 20,24,29: Words that are said. Words that are said. Words that are said. Words that are said. Words that are said. ',
    '60 578.9 F3 10 20,24,29: Words that are said. Words that are said. Words that are said. ',
    '60 541.1 F2 12 20,24,29: Two',
    '60 507.7 F2 10.5 20,24,29: Three',
    '60 491.1 F3 8 89,98,109: Name',
    '60 476.9 F3 10 20,24,29: Ray',
    '318 491.1 F3 8 89,98,109: Place',
    '318 476.9 F3 10 20,24,29: Austin',
    '60 456.1 F3 8 89,98,109: Day',
    '60 441.9 F3 10 20,24,29: Monday',
    '60 421.1 F3 8 89,98,109: Machine',
    '60 406.9 F3 10 20,24,29: Crawler that digs. Crawler that digs. Crawler that digs. Crawler that digs. Crawler that digs. Crawler that ',
    '60 391.9 F3 10 20,24,29: digs. Crawler that digs. Crawler that digs.',
    'line 60 419 552 419 of 0.6 201,206,214',
    '60 347.9 F3 10 20,24,29: Last.',
  ]);
});

it('sets tables with amounts to the right and sums below a line, and pictures two by two', async () => {
  expect(await body([TABLE, paragraph('After it.')])).toEqual([
    'surface 60 149 492 21 241,243,246',
    '66 629.2 F2 9 20,24,29: What',
    '361.2 629.2 F2 9 20,24,29: Day',
    '511 629.2 F4 9 20,24,29: Amount',
    '66 608.2 F3 9 20,24,29: Rent',
    '361.2 608.2 F3 9 20,24,29: 2026-12-14',
    '514.4 608.2 F5 9 20,24,29: 500.00',
    'line 60 191 552 191 of 0.6 201,206,214',
    '66 587.2 F3 9 20,24,29: Delivery',
    '520.2 587.2 F5 9 20,24,29: 57.20',
    'line 60 212 552 212 of 0.6 201,206,214',
    'line 60 212 552 212 of 0.6 20,24,29',
    '66 566.2 F2 9 20,24,29: Total',
    '514.5 566.2 F4 9 20,24,29: 557.20',
    '60 537.9 F3 10 20,24,29: After it.',
  ]);
  const pictures = [picture(400, 300, 'A dent'), picture(300, 900, 'A door'), picture(90, 90, 'A bolt')];
  expect(await body([{ type: 'pictures', pictures }])).toEqual([
    'picture 60 327.5 238 -178.5',
    '60 374.1 F3 8 89,98,109: A dent',
    'picture 314 409 86.7 -260',
    '314 374.1 F3 8 89,98,109: A door',
    'picture 60 667 238 -238',
    '60 116.1 F3 8 89,98,109: A bolt',
  ]);
});

it('goes on with a table on the next page, below its head, and keeps sums with the row above', async () => {
  const rows = Array.from({ length: 29 }, (_, index) => row(`Row ${index + 1}`, '', '1.00'));
  const pages = await drawn([{ ...TABLE, rows: [...rows, sum(3, 'Total', '29.00')] }]);

  expect(pages.map((page) => page.length)).toEqual([89, 19]);
  expect(pages[0]?.slice(-8)).toEqual([
    '526.1 104.2 F5 9 20,24,29: 1.00',
    'line 60 695 552 695 of 0.6 201,206,214',
    '66 83.2 F3 9 20,24,29: Row 26',
    '526.1 83.2 F5 9 20,24,29: 1.00',
    'line 60 716 552 716 of 0.6 201,206,214',
    'line 60 740 552 740 of 0.6 201,206,214',
    '60 35.1 F3 8 89,98,109: Paper 1',
    '531.6 35.1 F3 8 89,98,109: 1 of 2',
  ]);
  expect(pages[1]).toEqual([
    'surface 60 56 492 21 241,243,246',
    '66 722.2 F2 9 20,24,29: What',
    '361.2 722.2 F2 9 20,24,29: Day',
    '511 722.2 F4 9 20,24,29: Amount',
    '66 701.2 F3 9 20,24,29: Row 27',
    '526.1 701.2 F5 9 20,24,29: 1.00',
    'line 60 98 552 98 of 0.6 201,206,214',
    '66 680.2 F3 9 20,24,29: Row 28',
    '526.1 680.2 F5 9 20,24,29: 1.00',
    'line 60 119 552 119 of 0.6 201,206,214',
    '66 659.2 F3 9 20,24,29: Row 29',
    '526.1 659.2 F5 9 20,24,29: 1.00',
    'line 60 140 552 140 of 0.6 201,206,214',
    'line 60 140 552 140 of 0.6 20,24,29',
    '66 638.2 F2 9 20,24,29: Total',
    '520.3 638.2 F4 9 20,24,29: 29.00',
    'line 60 740 552 740 of 0.6 201,206,214',
    '60 35.1 F3 8 89,98,109: Paper 1',
    '530 35.1 F3 8 89,98,109: 2 of 2',
  ]);
});

it('sets a text of an editor: styles, links, lists within lists, quotations and what is kept as typed', async () => {
  const html = `<p>Plain, <strong>bold</strong>, <em>italic</em>, <u>under</u> <a href="https://x.example/">a link</a></p>
    <ol start="3"><li>three<ul><li>dot<ul><li>ring</li></ul></li></ul></li><li>four</li></ol>
    <ol type="a"><li>letter</li></ol><ol type="I" start="49"><li>roman</li></ol><ul><ol><li>within</li></ol></ul>
    <blockquote>said</blockquote><pre>a
  b</pre><hr><h4>Small</h4>`;

  expect(await body(blocksOfHtml(html))).toEqual([
    '60 631.9 F3 10 20,24,29: Plain, ',
    '88.4 631.9 F2 10 20,24,29: bold',
    '109.9 631.9 F3 10 20,24,29: , ',
    '115.6 631.9 F3 10 oblique 20,24,29: italic',
    '137.5 631.9 F3 10 20,24,29: , ',
    '143.1 631.9 F3 10 20,24,29: under',
    'line 143.1 161.7 170.7 161.7 of 0.6 20,24,29',
    '170.7 631.9 F3 10 20,24,29:  ',
    '173.5 631.9 F3 10 11,87,164: a link',
    'line 173.5 161.7 198.2 161.7 of 0.6 11,87,164',
    '60 609.9 F3 10 20,24,29: 3. ',
    '78 609.9 F3 10 20,24,29: three',
    '78 591.9 F3 10 20,24,29: ◦ ',
    '96 591.9 F3 10 20,24,29: dot',
    '96 573.9 F3 10 20,24,29: ▪ ',
    '114 573.9 F3 10 20,24,29: ring',
    '60 555.9 F3 10 20,24,29: 4. ',
    '78 555.9 F3 10 20,24,29: four',
    '60 537.9 F3 10 20,24,29: a. ',
    '78 537.9 F3 10 20,24,29: letter',
    '60 519.9 F3 10 20,24,29: XLIX. ',
    '78 519.9 F3 10 20,24,29: roman',
    '78 501.9 F3 10 20,24,29: 1. ',
    '96 501.9 F3 10 20,24,29: within',
    '78 483.9 F3 10 20,24,29: said',
    '60 461.9 F3 10 20,24,29: a',
    '60 446.9 F3 10 20,24,29:   b',
    'line 60 363 552 363 of 0.6 201,206,214',
    '60 389.7 F2 10.5 20,24,29: Small',
  ]);
  expect(blocksOfHtml('<table><tr><th>A</th></tr><tr><td colspan="1">b</td></tr></table>')).toEqual([
    { type: 'table', columns: [{ label: 'A' }], rows: [{ cells: [{ runs: [{ text: 'b' }], span: 1 }] }] },
  ]);
});

it('tells who hears it what each part is, and where links lead', async () => {
  const link = { type: 'paragraph' as const, runs: [{ text: 'a link ', href: 'https://x.example/' }] };
  const pictures = {
    type: 'pictures' as const,
    pictures: [{ bytes: PNG, width: 40, height: 30, caption: 'A dent' }],
  };
  const columns = [{ label: 'What' }, { label: 'Day' }, { label: 'Amount' }];
  const rows = [row('Rent', '2026-12-14', '500.00'), row('Delivery', '', '57.20'), sum(3, 'Total', '557.20')];
  const table = { type: 'table' as const, columns, rows };
  const paper = {
    publisher: 'P',
    title: 'A',
    subtitle: 'b',
    footer: 'c',
    issued_at: new Date(0),
    currency: 'usd',
  };
  const blocks = [heading(2, 'Two'), facts(1, ['Name', 'Ray']), table, link, pictures];
  const written = (await renderPdf({ ...paper, blocks }, { compress: false })).toString('latin1');

  const all = (of: RegExp) => [...written.matchAll(of)].map(([, found]) => found);
  expect(all(/\/S \/(\w+)\n/g).join(' ')).toBe(
    'URI H1 P H3 Lbl LBody LI L TH TH TH TR TD TD TD TR TD TD TD TR TD TD TR Table Link P Figure P Document',
  );
  expect(all(/\/(?:URI|Alt|Scope|Creator|Author) [(\/]([^)\n]*)/g)).toEqual([
    'https://x.example/',
    'Column',
    'Column',
    'Column',
    'A dent',
  ]);
  // Marked content that is not ended takes in what follows, and no reader knows where it stops.
  expect(all(/(BDC|EMC)\n/g).join(' ')).toMatch(/^BDC EMC( BDC EMC)*$/);
  expect(all(/\/Rect \[([^\]]*)\]/g)).toEqual(['60 464 84.667969 479']);
});
