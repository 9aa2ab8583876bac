import {
  fillPlaceholders,
  PLACEHOLDERS,
  sampleAgreement,
  unknownPlaceholders,
} from '@yard/contracts/placeholders';
import { type TextNode, writeHtml } from '../../../libs/ui/src/editor/write-html';
import { safeDescription } from '../catalog/machines/safe-description';
import { HOSTILE_HTML } from '../../test/hostile-html';
import { safeHtml } from './safe-html';

const text = (words: string, ...marks: string[]): TextNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const node = (type: string, content: TextNode[] = [], attrs: Record<string, unknown> = {}): TextNode => ({
  type,
  attrs,
  content,
});
const p = (...content: TextNode[]) => node('paragraph', content);
const li = (...content: TextNode[]) => node('listItem', content);
const row = (type: string, attrs: object, ...words: string[]) =>
  node(
    'tableRow',
    words.map((word) => node(type, [p(text(word))], { colspan: 1, rowspan: 1, colwidth: null })),
    { head: false, ...attrs },
  );
const link = (href: string, words: string): TextNode => ({
  type: 'text',
  text: words,
  marks: [{ type: 'link', attrs: { href, target: null } }],
});
const picture = { src: '/media/ab/cd.webp', alt: 'A "seal" & <more>', width: 300, height: 200, title: null };

/** Each thing an editor can put into a text, and the HTML it is. */
const WRITTEN: [string, TextNode[], string][] = [
  [
    'headings',
    [2, 3, 4].map((level) => node('heading', [text(`H${level}`)], { level })),
    '<h2>H2</h2><h3>H3</h3><h4>H4</h4>',
  ],
  [
    'letters, elements that neighbours share opened once',
    [
      p(
        text('a', 'bold'),
        text('b', 'bold', 'italic'),
        text('c', 'italic'),
        text('d', 'underline'),
        text('e', 'strike'),
        text('f', 'code'),
      ),
    ],
    '<p><strong>a<em>b</em></strong><em>c</em><u>d</u><s>e</s><code>f</code></p>',
  ],
  [
    'lists within lists',
    [
      node('bulletList', [
        li(p(text('a')), node('orderedList', [li(p(text('b')))], { start: 3, type: null })),
        li(p(text('c')), p(text('d'))),
      ]),
    ],
    '<ul><li>a<ol start="3"><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>',
  ],
  [
    'a table with a head and a wide cell',
    [
      node('table', [
        row('tableHeader', {}, 'A', 'B'),
        row('tableCell', {}, '1', '2'),
        node('tableRow', [node('tableCell', [p(text('3')), p(text('4'))], { colspan: 2, rowspan: 1 })]),
      ]),
    ],
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr>' +
      '<tr><td colspan="2"><p>3</p><p>4</p></td></tr></tbody></table>',
  ],
  [
    'a head with a corner that is none',
    [
      node('table', [
        node('tableRow', [node('tableCell', [p()]), node('tableHeader', [p(text('Owner'))])], { head: true }),
        node('tableRow', [node('tableHeader', [p(text('Name'))]), node('tableCell', [p(text('Olive'))])], {
          head: false,
        }),
      ]),
    ],
    '<table><thead><tr><td></td><th>Owner</th></tr></thead><tbody><tr><th>Name</th><td>Olive</td></tr></tbody></table>',
  ],
  [
    'pictures, of no meaning too',
    [p(node('image', [], picture), node('image', [], { src: '/media/a.webp', alt: '' }))],
    '<p><img src="/media/ab/cd.webp" alt="A &quot;seal&quot; &amp; &lt;more&gt;" width="300" height="200" /><img src="/media/a.webp" alt="" /></p>',
  ],
  [
    'quotations, rules, code and line breaks',
    [
      node('blockquote', [p(text('a'), { type: 'hardBreak' }, text('b'))]),
      node('horizontalRule'),
      node('codeBlock', [text('x\n  < y')]),
    ],
    '<blockquote><p>a<br />b</p></blockquote><hr /><pre><code>x\n  &lt; y</code></pre>',
  ],
  [
    'placeholders, within other letters too',
    [
      p(text('On '), node('chip', [], { name: 'date' }), {
        type: 'chip',
        attrs: { name: 'renter_name' },
        marks: [{ type: 'bold' }],
      }),
    ],
    '<p>On {{date}}<strong>{{renter_name}}</strong></p>',
  ],
  [
    'signs of HTML, quotes and hard spaces',
    [p(text('5 < 6 & "7" \'8\' \u00a09'))],
    '<p>5 &lt; 6 &amp; "7" \'8\' \u00a09</p>',
  ],
  ['nothing after the last words', [p(text('a')), p(), p()], '<p>a</p>'],
  ['nothing at all', [p()], ''],
];

it.each(WRITTEN)('sends %s in the words that the server keeps', (_, content, html) => {
  for (const [kind, safe] of [
    ['long', safeHtml],
    ['short', safeDescription],
  ] as const) {
    const written = writeHtml({ type: 'doc', content }, kind);

    expect(written).toBe(html);
    expect(safe(written) ?? '').toBe(written);
  }
});

it('sends links as each text keeps them, and what long texts have more', () => {
  const addresses = ['https://e.com/?a=1&b="2"', 'mailto:a@b.co', 'tel:+1', '/documents/other#x', '#top'];
  const content = [p(...addresses.map((href) => link(href, 'x')))];
  const more = [
    node('heading', [text('a')], { level: 1 }),
    node('orderedList', [li(p(text('b', 'superscript')))], { start: 1, type: 'a' }),
    p(text('c', 'subscript')),
  ];

  const long = writeHtml({ content: [...content, ...more] }, 'long');
  const short = writeHtml({ content }, 'short');

  expect(long).toContain('<a href="https://e.com/?a=1&amp;b=&quot;2&quot;">x</a>');
  expect(long).toMatch(/<h1>a<\/h1><ol type="a"><li><sup>b<\/sup><\/li><\/ol><p><sub>c<\/sub><\/p>$/);
  expect(short).toContain('<a href="mailto:a@b.co" rel="nofollow noopener noreferrer">x</a>');
  expect([safeHtml(long), safeDescription(short)]).toEqual([long, short]);
});

it('sends hostile words as words', () => {
  for (const words of HOSTILE_HTML) {
    const written = writeHtml({ content: [p(text(words.replaceAll('\u0000', '')))] }, 'long');

    expect(written.match(/<\/?\w+/g)).toEqual(['<p', '</p']);
    expect(safeHtml(written)).toBe(written);
  }
});

it('sends every placeholder as the server knows it', () => {
  const chips = PLACEHOLDERS.map((name) => node('chip', [], { name }));

  const written = writeHtml({ content: [p(...chips)] }, 'long');

  expect(unknownPlaceholders(written)).toEqual([]);
  expect(fillPlaceholders(written, sampleAgreement('2026-11-20', String))).not.toContain('{{');
});
