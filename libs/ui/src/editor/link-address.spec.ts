import { addressOf, isSafeAddress } from './link-address';

it.each([
  ['example.com', 'https://example.com'],
  ['example.com/a?b#c', 'https://example.com/a?b#c'],
  ['ada@example.com', 'mailto:ada@example.com'],
  [' https://e.com ', 'https://e.com'],
  ['tel:+15550100', 'tel:+15550100'],
  ['/documents/other', '/documents/other'],
  ['#fuel', '#fuel'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.test', null],
  ['java\tscript:x', null],
  ['two words', null],
  ['', null],
])('takes %j for %j', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

it('keeps what a text links to, and nothing that acts', () => {
  expect(
    ['https://e.com', 'page.html', '/a', '?b', '#c', 'mailto:a@b.co'].filter(isSafeAddress),
  ).toHaveLength(6);
  expect(
    ['javascript:x', 'JaVaScRiPt:x', ' javascript:x', 'java\nscript:x', 'vbscript:x', '//e', 'blob:x'].filter(
      isSafeAddress,
    ),
  ).toEqual([]);
});
