import { foundHelp, helpParts } from './found-help';

const TEXTS = [
  {
    name: 'When does my deposit come back?',
    content: '<h1>Money</h1><p>After the owner accepted the return.</p><p>Keywords: refund, money back</p>',
  },
  { name: 'How do I cancel a rental?', content: '<p>On its page. The deposit goes back by the policy.</p>' },
  { name: 'Delivery', content: '<p>Owners deliver within a radius.</p>' },
];
const names = (search: string, least?: number) => foundHelp(TEXTS, search, least).map(({ name }) => name);

it.each([
  ['deposit', ['When does my deposit come back?', 'How do I cancel a rental?']],
  ['I cancelled', ['How do I cancel a rental?']],
  ['where are my deposits?', ['When does my deposit come back?', 'How do I cancel a rental?']],
  ['delivered', ['Delivery']],
  ['refunds', ['When does my deposit come back?']],
  ['keywords', []],
  ['what is it about', []],
  ['', []],
  ['p', []],
])('finds for "%s"', (search, found) => {
  expect(names(search)).toEqual(found);
});

it('leaves out what only its text has, where more is needed', () => {
  expect(names('deposit', 3)).toEqual(['When does my deposit come back?']);
});

it('reads topic and keywords out of a text, and leaves the rest to be shown', () => {
  expect(helpParts('<h1>Fuel &amp; hours</h1><p>Full.</p><p>Keywords: diesel, gas</p>\n')).toEqual({
    topic: 'Fuel & hours',
    html: '<h1>Fuel &amp; hours</h1><p>Full.</p>',
    keywords: 'diesel, gas',
  });
  expect(helpParts('<p>Keywords: first</p><p>Last.</p>')).toMatchObject({ topic: '', keywords: '' });
});
