import { plainText } from '@kit/server/base/html/plain-text';
import { safeDescription } from '../catalog/machines/safe-description';
import { safeHtml } from './safe-html';
import { blocksOfHtml } from '@kit/server/pdf/html-blocks';
import { htmlTree } from '@kit/server/pdf/html-tree';

const of = (html: string) => blocksOfHtml(safeHtml(html));
const text = (html: string) =>
  of(html).map((block) => ('runs' in block ? block.runs.map((run) => run.text).join('') : block.type));

it.each([
  ['plain text', '<p>A &amp; B &lt;C&gt; "D" &#39;E&#39;&nbsp;F</p>', ['A & B <C> "D" \'E\'\u00a0F']],
  ['white space', '<p>\n  one\n   <b>two </b> three\n</p>\n\n<p>  </p>', ['one two three']],
  ['line breaks', '<div>one<br>two<br><br>three<br></div>', ['one\ntwo\n\nthree']],
  ['text outside of any element', 'one <p>two</p> three', ['one', 'two', 'three']],
  ['open and crossing elements', '<p>one <b>two <i>three</b> four<p>five', ['one two three four', 'five']],
  [
    'pictures by their text',
    '<p><img src="https://x.y/z.png" alt="A seal"><img src="https://x.y/z"></p>',
    ['[A seal]'],
  ],
  ['text as typed', '<pre>a\n  b  c</pre>', ['a\n\u00a0\u00a0b\u00a0\u00a0c']],
  ['rules', '<p>a</p><hr><p>b</p>', ['a', 'rule', 'b']],
  ['nothing', '', []],
  ['scripts as nothing', '<p>a<script>alert(1)</script></p>', ['a']],
])('reads %s', (_, html, expected) => {
  expect(text(html)).toEqual(expected);
});

const APART = [
  ['<h5>Fuel policy</h5><h6>Damage policy</h6>', ['Fuel policy', 'Damage policy']],
  ['<dl><dt>Weight</dt><dd>3500 lb</dd></dl>', ['Weight', '3500 lb']],
  ['<section>One</section><address>Two</address><center>3</center>', ['One', 'Two', '3']],
  ['<p>a<center>b</center>c</p>', ['a', 'b', 'c']],
  ['<article><summary>One</summary>two</article>', ['One', 'two']],
  ['<td>One</td><td>two</td>', ['One', 'two']],
  ['a<o:p>b</o:p><font>c</font><mark>d</mark>', ['abcd']],
] as const;

it.each(APART)('keeps the blocks of %s apart that texts have no element for', (html, lines) => {
  expect(text(html)).toEqual(lines);
  expect(plainText(safeDescription(html) ?? '')).toBe(lines.join(' '));
  expect(safeHtml(safeHtml(html))).toBe(safeHtml(html));
  expect(safeHtml(html)).not.toMatch(/^<td/);
});

it('keeps what is bold, slanted, underlined or leads somewhere', () => {
  expect(
    of(
      '<p><b>a</b><em>b<u>c</u></em> <a href="https://e.com/?a=1&b=2">d</a><a href="javascript:x">e</a></p>',
    ),
  ).toEqual([
    {
      type: 'paragraph',
      depth: 0,
      runs: [
        { text: 'a', bold: true },
        { text: 'b', italic: true },
        { text: 'c', italic: true, underline: true },
        { text: ' ' },
        { text: 'd', href: 'https://e.com/?a=1&b=2' },
        { text: 'e' },
      ],
    },
  ]);
});

it('numbers lists, and goes deeper with each', () => {
  const html =
    '<ol start="3"><li>a</li><li><p>b</p><p>c</p><ul><li>d</li></ul></li></ol><ol type="i"><li>e</li><li>f</li></ol>';

  const shown = of(html).map((block) => 'runs' in block && { ...block, runs: block.runs[0]?.text });

  expect(shown).toEqual([
    { type: 'paragraph', marker: '3.', depth: 1, runs: 'a' },
    { type: 'paragraph', marker: '4.', depth: 1, runs: 'b' },
    { type: 'paragraph', depth: 1, runs: 'c' },
    { type: 'paragraph', marker: '◦', depth: 2, runs: 'd' },
    { type: 'paragraph', marker: 'i.', depth: 1, runs: 'e' },
    { type: 'paragraph', marker: 'ii.', depth: 1, runs: 'f' },
  ]);
});

it('reads headings and tables', () => {
  const html =
    '<h1>T</h1><h4>t</h4><table><caption>C</caption><thead><tr><th>A</th><th>B</th></tr></thead>' +
    '<tbody><tr><td><p>1</p><p>2</p></td><td>3</td></tr><tr><td colspan="9">4</td></tr></tbody></table><table></table>';

  expect(of(html)).toEqual([
    { type: 'heading', level: 1, runs: [{ text: 'T' }] },
    { type: 'heading', level: 3, runs: [{ text: 't' }] },
    { type: 'paragraph', runs: [{ text: 'C' }] },
    expect.objectContaining({
      type: 'table',
      rows: [
        {
          cells: [
            { runs: [{ text: '1' }, { text: '\n' }, { text: '2' }], span: 1 },
            { runs: [{ text: '3' }], span: 1 },
          ],
        },
        { cells: [{ runs: [{ text: '4' }], span: 2 }] },
      ],
    }),
  ]);
});

it('takes what is no element for text', () => expect(htmlTree('1 < 2 </b> &copy;')).toEqual(['1 < 2  ©']));
