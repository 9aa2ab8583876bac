import { getSchema } from '@tiptap/core';
import '@yard/testing/screen';
import { cleanPaste } from './clean-paste';
import { extensionsOf } from './extensions';
import { readHtml } from './use-editor';
import { writeHtml } from './write-html';

const chips = [{ name: 'renter', label: 'Renter’s name' }];
const again = (html: string, kind: 'long' | 'short' = 'long') =>
  writeHtml(readHtml(html, getSchema(extensionsOf(kind, chips)), chips).toJSON(), kind);
const paste = (html: string, highest = 2) => cleanPaste(html, highest).html;

it.each([
  ['<h1>One</h1><h4>Four</h4><p>a<br />b</p>'],
  ['<p><strong>b</strong><em>i</em><u>u</u><s>s</s><code>c</code><sup>2</sup><sub>3</sub></p>'],
  ['<p>a <strong>bold <em>both</em></strong><em> slanted</em> &lt;b&gt; &amp; "c"</p>'],
  ['<blockquote><p>a</p><p>b</p></blockquote><hr /><p>c</p>'],
  ['<ul><li>a<ol start="3" type="a"><li>b</li></ol></li><li>c</li></ul>'],
  ['<ol><li>a</li><li value="5">b</li><li>c</li></ol>'],
  ['<ol start="2"><li>a</li></ol><ol><li><p>b</p><p>c</p></li></ol>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<pre><code>if (a &lt; b)</code></pre>'],
  ['<p><a href="/help?a=1&amp;b=2">help <strong>me</strong></a><a href="tel:1">1</a></p>'],
  ['<p><img src="/a.png" alt="A &quot;b&quot;" width="4" height="3" /><img src="/b.png" alt="" /></p>'],
  ['<p>Dear {{renter}}, {{other}}</p>'],
  [
    '<table><thead><tr><th>a</th><th colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">c</td><td>d</td><td>e</td></tr><tr><td><p>f</p><p>g</p></td><td>h</td></tr></tbody></table>',
  ],
  ['<table><tbody><tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></tbody></table>'],
  ['<table><thead><tr><td>a</td><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>'],
  ['<table><thead><tr><th>a</th></tr></thead></table>'],
])('keeps %s as it is', (html) => {
  expect(again(html)).toBe(html);
});

it.each([
  ['', ''],
  ['<p>a</p><p></p><p></p>', '<p>a</p>'],
  ['<p></p><p>a</p>', '<p></p><p>a</p>'],
  ['One\ntwo\r\n\r\n\nthree {{ renter }}', '<p>One<br />two</p><p>three {{renter}}</p>'],
  ['<p>a\nb</p>', '<p>a b</p>'],
  ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
])('writes %j as %j', (html, written) => {
  expect(again(html)).toBe(written);
});

it('lets nobody rank by the links of short texts, nor number by letters or raise them', () => {
  expect(again('<p><a href="https://a.example">a</a></p>', 'short')).toBe(
    '<p><a href="https://a.example" rel="nofollow noopener noreferrer">a</a></p>',
  );
  expect(again('<ol type="a"><li>a<sup>2</sup></li></ol>', 'short')).toBe('<ol><li>a2</li></ol>');
  expect(again('<h1>a</h1><h2>b</h2>', 'short')).toBe('<p>a</p><h2>b</h2>');
});

it('makes lists of the paragraphs that Word writes in place of them', () => {
  const item = (level: number, marker: string, words: string) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}</span>${words}</p>`;
  expect(paste(item(1, '·', 'a') + item(2, '1.', 'b') + item(2, '2.', 'c') + item(1, '·', 'd'))).toBe(
    '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>',
  );
  expect(paste(item(1, 'a)', 'a') + item(1, '·', 'b') + '<p>c</p>' + item(2, '·', 'd'))).toBe(
    '<ol type="a"><li>a</li></ol><ul><li>b</li></ul><p>c</p><ul><li>d</li></ul>',
  );
  expect(paste(item(1, '1.', 'a') + item(1, '2.', 'b') + '<p>c</p>' + item(1, '3.', 'd'))).toBe(
    '<ol><li>a</li><li>b</li></ol><p>c</p><ol start="3"><li>d</li></ol>',
  );
  expect(paste(item(1, '1.', 'a') + item(1, '4.', 'b') + item(1, '5.', 'c'))).toBe(
    '<ol><li>a</li><li value="4">b</li><li>c</li></ol>',
  );
  expect(paste(item(1, '1.', 'a') + item(2, '(a)', 'b') + item(2, '(b)', 'c') + item(1, '2.', 'd'))).toBe(
    '<ol><li>a<ol type="a"><li>b</li><li>c</li></ol></li><li>d</li></ol>',
  );
  expect(paste(item(1, 'I.', 'a') + item(1, 'II.', 'b'))).toBe('<ol type="I"><li>a</li><li>b</li></ol>');
  // A level that is left out, as Word lets people do.
  expect(paste(item(1, '·', 'a') + item(3, '·', 'b'))).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
});

it('leaves out of what is pasted the look, comments and empty lines', () => {
  expect(
    paste(
      '<style>p{}</style><!-- a --><p>a</p><p> </p><br><o:p>x</o:p><b><br></b><script>1</script>' +
        '<p style="display:none">b</p><p style="mso-hide:all">c</p><form>d</form><iframe></iframe><svg></svg>' +
        '<object>e</object><button>f</button><p><img src="/g.png"></p><p><span data-chip="h"></span></p>',
    ),
  ).toBe('<p>a</p><b></b><p><img src="/g.png"></p><p><span data-chip="h"></span></p>');
  expect(paste('<h1>a</h1><h3>b</h3><h6>c</h6><h2> </h2>')).toBe('<h2>a</h2><h3>b</h3><h4>c</h4>');
  expect(paste('<h1>a</h1><h2>b</h2>', 1)).toBe('<h1>a</h1><h2>b</h2>');
});

it('keeps blocks of what is pasted apart that the editor has no element for', () => {
  const blocks = ['h5', 'dt', 'dd', 'section', 'address', 'center', 'article', 'summary', 'main', 'nav'];
  const glued = blocks.filter((name) =>
    again(paste(`<${name}>a</${name}><${name}>b</${name}>`)).includes('ab'),
  );
  expect(glued).toEqual([]);
});

it('leaves pictures of elsewhere out of what is pasted, and counts them', () => {
  const own = `<img src="/a.png"><img src="${window.location.origin}/b.png">`;
  const foreign = '<img src="https://b.example/c.png"><img src="//b.example/d.png"><img>';
  expect(cleanPaste(`<p>a${own}${foreign}</p>`, 2)).toEqual({ html: `<p>a${own}</p>`, leftOut: 3 });
});
