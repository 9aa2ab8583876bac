import { foundHelp } from './found-help';

const TEXTS = [
  { name: 'When does my deposit come back?', content: '<p>After the owner accepted the return.</p>' },
  { name: 'How do I cancel a rental?', content: '<p>On its page. The deposit goes back by the policy.</p>' },
  { name: 'Delivery', content: '<p>Owners deliver within a radius.</p>' },
];
const names = (search: string, least?: number) => foundHelp(TEXTS, search, least).map(({ name }) => name);

it.each([
  ['deposit', ['When does my deposit come back?', 'How do I cancel a rental?']],
  ['I cancelled', ['How do I cancel a rental?']],
  ['where are my deposits?', ['When does my deposit come back?', 'How do I cancel a rental?']],
  ['delivered', ['Delivery']],
  ['refunds', ['When does my deposit come back?', 'How do I cancel a rental?']],
  ['what is it about', []],
  ['', []],
  ['p', []],
])('finds for "%s"', (search, found) => {
  expect(names(search)).toEqual(found);
});

it('leaves out what only its text has, where more is needed', () => {
  expect(names('deposit', 3)).toEqual(['When does my deposit come back?']);
});
