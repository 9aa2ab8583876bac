import { withoutPrivate } from './without-private';

const ORIGIN = 'https://yard.example';
const clean = (data: unknown) => withoutPrivate({ type: 2, timestamp: 1, data }, ORIGIN).data;
const node = (attributes: object) => ({ node: { id: 1, childNodes: [{ id: 2, tagName: 'a', attributes }] } });

it('leaves out spoken texts and data of elements, wherever they are', () => {
  const attributes = {
    class: 'a1',
    'aria-label': 'Account of Ray',
    title: 'Ray',
    alt: 'Ray',
    value: '4242',
    'data-key': 'ray',
    'data-private': '',
  };

  expect(clean(node(attributes))).toEqual(node({ class: 'a1', 'data-private': '' }));
});

it('masks a card that somebody typed, in the text of a page and in a change to it', () => {
  const page = (text: string) => ({
    node: { childNodes: [{ type: 3, textContent: `Nothing fits “${text}”` }] },
  });
  const change = (text: string) => ({ source: 0, texts: [{ id: 3, value: text }], adds: [] });
  const [typed, masked] = ['4242 4242 4242 4242', '*'.repeat(19)];

  expect([clean(page(typed)), clean(change(typed))]).toEqual([page(masked), change(masked)]);
});

it.each([
  ['https://yard.example/reset-password?token=abc&email=a', '/reset-password'],
  ['https://yard.example/media/1.webp', '/media/1.webp'],
  ['https://other.example/x#y', 'https://other.example/x'],
  ['mailto:ray@example.com', '#'],
  ['tel:5550100100', '#'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['/rentals/7#messages', '/rentals/7'],
])('cuts the address %s to %s', (href, kept) => {
  expect(clean(node({ href }))).toEqual(node({ href: kept }));
});

it('names fonts of a sheet without the host', () => {
  const sheet = (url: string) => node({ _cssText: `@font-face { src: url("${url}") }` });

  expect(clean(sheet('https://yard.example/assets/a.woff2'))).toEqual(sheet('/assets/a.woff2'));
});

it('cuts the page’s own address, and what a change sets', () => {
  expect(clean({ href: 'https://yard.example/login?next=/x', width: 1 })).toEqual({
    href: '/login',
    width: 1,
  });
  expect(clean({ source: 0, attributes: [{ id: 1, attributes: { title: 'Ray', class: 'b' } }] })).toEqual({
    source: 0,
    attributes: [{ id: 1, attributes: { class: 'b' } }],
  });
});
