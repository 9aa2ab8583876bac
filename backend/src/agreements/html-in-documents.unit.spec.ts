import { blocksOfHtml } from '@kit/server/pdf/html-blocks';
import type { Run } from '@kit/server/pdf/pdf-content';
import { safeHtml } from './safe-html';

const of = (html: string) => blocksOfHtml(safeHtml(html));
const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');
/** Each block as a line: headings behind #, items behind their marker. */
const lines = (html: string) =>
  of(html).map((block) => {
    if (block.type === 'heading') return `${'#'.repeat(block.level)} ${textOf(block.runs)}`;
    if (block.type === 'paragraph')
      return `${'  '.repeat(block.depth ?? 0)}${block.marker ? `${block.marker} ` : ''}${textOf(block.runs)}`;
    return block.type;
  });
/** Tables as they stand below each other: head, then rows; `+` for each further column that a cell covers. */
const tables = (html: string) =>
  of(html).flatMap((block) => {
    if (block.type !== 'table') return [];
    const rows = block.rows.map(({ cells }) =>
      cells.map(({ runs, span = 1 }) => textOf(runs) + '+'.repeat(span - 1)),
    );
    return [[block.columns.map(({ label }) => label), ...rows]];
  });
const styles = (html: string) => {
  const [block] = of(html);
  return block && 'runs' in block ? block.runs : [];
};

it.each([
  '<s>not</s>',
  '<del>not</del>',
  '<strike>not</strike>',
  '<span style="color:red;text-decoration: line-through">not</span>',
])('keeps what is struck: %s', (struck) => {
  expect(styles(`<p>is ${struck} included</p>`)).toEqual([
    { text: 'is ' },
    { text: 'not', strike: true },
    { text: ' included' },
  ]);
});

it('keeps what stands above and below the line, and in what style', () => {
  expect(styles('<p>10<sup>3</sup> H<sub>2</sub>O <b>m<sup>2</sup></b></p>')).toEqual([
    { text: '10' },
    { text: '3', script: 'sup' },
    { text: ' H' },
    { text: '2', script: 'sub' },
    { text: 'O ' },
    { text: 'm', bold: true },
    { text: '2', bold: true, script: 'sup' },
  ]);
});

it.each([
  [
    '<strong><p>Rent is due on Friday.</p><p>Late fees apply.</p></strong>',
    ['Rent is due on Friday.', 'Late fees apply.'],
  ],
  ['<em>Before<ul><li>One</li><li>Two</li></ul></em>', ['Before', '  • One', '  • Two']],
  ['<a href="https://e.com"><h2>Title</h2></a>', ['## Title']],
  ['<span><u><p>a</p></u>b</span>', ['a', 'b']],
  ['<h1>Title<p>and more</p></h1>', ['# Title', '# and more']],
  ['<h2><ul><li>One</li></ul></h2>', ['  • One']],
])('keeps blocks apart that stand within a line: %s', (html, expected) => {
  expect(lines(html)).toEqual(expected);
});

it('gives blocks the style of what is around them', () => {
  expect(styles('<b><p>a <i>b</i></p></b>')).toEqual([
    { text: 'a ', bold: true },
    { text: 'b', bold: true, italic: true },
  ]);
  expect(styles('<a href="https://e.com"><p>a</p></a>')).toEqual([{ text: 'a', href: 'https://e.com' }]);
});

it.each([
  ['<ol><li>One</li><ol><li>In</li></ol><li>Two</li></ol>', ['  1. One', '    1. In', '  2. Two']],
  [
    '<ol><li>One</li><ul><li>In</li></ul><p>note</p><li>Two</li></ol>',
    ['  1. One', '    ◦ In', '  note', '  2. Two'],
  ],
  ['<ol><li>One</li><li value="5">Five</li><li>Six</li></ol>', ['  1. One', '  5. Five', '  6. Six']],
  ['<ol start="x"><li>One</li></ol>', ['  1. One']],
  ['<ol start="0"><li>None</li><li>One</li></ol>', ['  0. None', '  1. One']],
  [
    '<ul><li>a<ul><li>b<ul><li>c<ul><li>d</li></ul></li></ul></li></ul></li></ul>',
    ['  • a', '    ◦ b', '      ▪ c', '        • d'],
  ],
])('counts the items of lists as browsers do: %s', (html, expected) => {
  expect(lines(html)).toEqual(expected);
});

it.each([
  ['a', 1, 'a.'],
  ['a', 26, 'z.'],
  ['a', 27, 'aa.'],
  ['A', 52, 'AZ.'],
  ['A', 703, 'AAA.'],
  ['i', 4, 'iv.'],
  ['i', 90, 'xc.'],
  ['i', 99, 'xcix.'],
  ['i', 100, 'c.'],
  ['I', 1994, 'MCMXCIV.'],
  ['I', 3888, 'MMMDCCCLXXXVIII.'],
  ['i', 4000, '4000.'],
  ['1', 7, '7.'],
])('numbers an item by the type %s: %i is %s', (type, start, marker) => {
  expect(lines(`<ol type="${type}" start="${start}"><li>x</li></ol>`)).toEqual([`  ${marker} x`]);
});

describe('a table', () => {
  const table = (...rows: string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

  it('has its values below their headings where a cell covers several rows', () => {
    const html = table(
      '<th>Machine</th><th>Days</th><th>Rent</th>',
      '<td rowspan="3">Loader</td><td>1</td><td>$150</td>',
      '<td>7</td><td>$875</td>',
      '<td rowspan="2">28</td><td>$2,800</td>',
      '<td>Lift</td><td>$90</td>',
    );

    expect(tables(html)).toEqual([
      [
        ['Machine', 'Days', 'Rent'],
        ['Loader', '1', '$150'],
        ['', '7', '$875'],
        ['', '28', '$2,800'],
        ['Lift', '', '$90'],
      ],
    ]);
  });

  it('keeps a head of two rows in its columns', () => {
    const html = table(
      '<th rowspan="2">Machine</th><th colspan="2">Rates</th>',
      '<th>Day</th><th>Week</th>',
      '<td>Loader</td><td>150</td><td>600</td>',
    );

    expect(tables(html)).toEqual([
      [
        ['', '', ''],
        ['Machine', 'Rates+'],
        ['', 'Day', 'Week'],
        ['Loader', '150', '600'],
      ],
    ]);
  });

  it('has a column only where a cell begins, and fills what is missing', () => {
    expect(
      tables(table('<td>a</td><td>b</td>', '<td colspan="9">c</td>', '<td colspan="x" rowspan="-1">d</td>')),
    ).toEqual([[['', ''], ['a', 'b'], ['c+'], ['d', '']]]);
  });

  it('covers all rows below by a rowspan of 0', () => {
    expect(tables(table('<td rowspan="0">a</td><td>b</td>', '<td>c</td>', '<td>d</td>'))).toEqual([
      [
        ['', ''],
        ['a', 'b'],
        ['', 'c'],
        ['', 'd'],
      ],
    ]);
  });

  it('goes on below with its first column, beyond twelve', () => {
    const cells = (name: string, count: number, tag = 'td') =>
      Array.from({ length: count }, (_, index) => `<${tag}>${name}${index + 1}</${tag}>`).join('');
    const of13 = tables(table(cells('h', 13, 'th'), cells('v', 13)));
    const names = (name: string, ...numbers: number[]) => numbers.map((number) => `${name}${number}`);
    const upTo12 = Array.from({ length: 12 }, (_, index) => index + 1);

    expect(of13).toEqual([
      [names('h', ...upTo12), names('v', ...upTo12)],
      [names('h', 1, 13), names('v', 1, 13)],
    ]);
    expect(tables(table(cells('v', 12)))).toHaveLength(1);
    expect(tables(table(cells('v', 23)))).toHaveLength(2);
    expect(tables(table(cells('v', 24)))).toHaveLength(3);
    expect(tables(table('<td>a</td><td colspan="12">b</td>', cells('v', 13)))[1]?.slice(1)).toEqual([
      ['a', 'b'],
      ['v1', 'v13'],
    ]);
  });

  it('keeps the blocks of a cell on lines of their own', () => {
    const cell = (html: string) => tables(table(`<td>${html}</td>`))[0]?.[1];

    expect(cell('<p>Return full</p><p>Diesel only</p>')).toEqual(['Return full\nDiesel only']);
    expect(cell('<ul><li>Eight a day</li><li>Forty a week<ol><li>in</li></ol></li></ul>')).toEqual([
      '• Eight a day\n• Forty a week\n\u00a0\u00a01. in',
    ]);
    expect(cell('<div><p>a</p><p>b</p></div>c<hr>')).toEqual(['a\nb\nc']);
    expect(cell('<h3>Fuel</h3>Diesel')).toEqual(['Fuel\nDiesel']);
    expect(cell(table('<th>x</th><th>y</th>', '<td>1</td><td>2</td>'))).toEqual(['x | y\n1 | 2']);
  });
});
