import { facts, heading, row, sum } from './pdf-content';
import { renderPdf } from './render-pdf';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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
