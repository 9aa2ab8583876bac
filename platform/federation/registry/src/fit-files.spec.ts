import { mustHaveFitFiles } from './fit-files';

const bundle = (...entries: [string, string][]) => ({
  files: new Map(entries.map(([path, text]) => [path, Buffer.from(text)])),
});
const SVG = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

it.each<[string, string]>([
  ['assets/page.js', 'document.body.innerHTML = "<script>";'],
  ['remote.json', '{}'],
  ['assets/logo.svg', SVG('<style>path{fill:red}</style><path d="M0 0"/>')],
  ['assets/places.xml', '<places/>'],
  ['LICENSE', ''],
  [`assets/${'x'.repeat(240)}.js`, ''],
])('takes %s', (path, text) => {
  expect(() => mustHaveFitFiles(bundle([path, text]))).not.toThrow();
});

it.each(['index.html', 'a.HTM', 'a.xhtml', 'a/b.xht', 'a.shtml', 'a.mhtml', 'a.svgz'])(
  'refuses the page %s',
  (path) => {
    expect(() => mustHaveFitFiles(bundle([path, '']))).toThrow(/is a page/);
  },
);

it.each([
  ['a.svg', SVG('<script>alert(1)</script>')],
  ['a.svg', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>'],
  ['a.svg', SVG('<g xmlns:_a.b-1="http://www.w3.org/2000/svg"><_a.b-1:foreignObject/></g>')],
  ['a.svg', SVG('<a href="java&#115;c&#x72;ipt:alert(1)"/>')],
  ['a.svg', SVG('<a href="java&#10;script:alert(1)"/>')],
  ['a.xml', '<html xmlns="http://www.w3.org/1999&#47;xhtml"/>'],
  ['a.svg', SVG('<path onload = "alert(1)"/>')],
  ['a.svg', SVG('<a href="JavaScript:alert(1)"/>')],
  ['a.svg', SVG('<foreignObject/>')],
  ['a.svg', Buffer.from(SVG('<script/>'), 'utf16le').toString('latin1')],
  ['a.xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['a.rss', '<?xml-stylesheet href="a.xsl"?><rss/>'],
])('refuses %s: %s', (path, text) => {
  expect(() => mustHaveFitFiles(bundle([path, text]))).toThrow(/holds a script/);
});

it('refuses what finds no place beside the other files, and names it', () => {
  const file: [string, string] = ['assets/page.js', ''];

  expect(() => mustHaveFitFiles(bundle([`${'x'.repeat(300)}.js`, '']))).toThrow(/is longer than 250 bytes/);
  expect(() => mustHaveFitFiles(bundle(file, ['assets/page.js/x', '']))).toThrow(
    'assets/page.js/x lies below assets/page.js, which is a file',
  );
  expect(() => mustHaveFitFiles(bundle(file, ['assets/page.js.br/a/b', '']))).toThrow(/lies below/);
  expect(() => mustHaveFitFiles(bundle(file, ['assets/page.jsx/x', '']))).not.toThrow();
});
