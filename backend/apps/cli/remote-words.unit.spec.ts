import { daysOf, firstShareOf, shareOf, wordsOf } from './remote-words';

it.each([
  ['10%', 1_000],
  ['2.5', 250],
  ['100%', 10_000],
])('reads the share %s', (text, share) => {
  expect(shareOf(text)).toBe(share);
});

it.each(['120%', '0%', 'some', '-5%', '1.234%'])('refuses the share %s', (text) => {
  expect(() => shareOf(text)).toThrow(`${text} is no share: 10% or 2.5%`);
});

it('gives what is published to everybody, to a share, or with --try to nobody, and never both', () => {
  const shares = [{}, { share: '10%' }, { try: true }].map((options) => firstShareOf({ options }));

  expect(shares).toEqual([null, 1_000, 0]);
  expect(() => firstShareOf({ options: { try: true, share: '10%' } })).toThrow('either --share or --try');
});

it('names the word that is missing', () => {
  expect(wordsOf({ words: ['mf-small', 'a', 'more'] }, 'NAME', 'VERSION')).toEqual(['mf-small', 'a']);
  expect(() => wordsOf({ words: ['mf-small'] }, 'NAME', 'VERSION')).toThrow('which VERSION?');
});

it('reads days, and takes the usual ones without', () => {
  expect([daysOf({ options: {} }, 7), daysOf({ options: { days: '30' } }, 7)]).toEqual([7, 30]);
  expect(() => daysOf({ options: { days: 'a few' } }, 7)).toThrow('--days is a whole number');
});
