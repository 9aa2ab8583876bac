import { onceApproved } from '../rentals/due-lines';
import { check, rules } from '@laravel-wire/core';
import { firstNameOf, isPrintable, isSameName, NAME_MESSAGE, NAME_RULES } from './name';

const set = rules({ name: ['required', ...NAME_RULES] }, { messages: { 'name.not_regex': NAME_MESSAGE } });

it.each([
  ...['Olive Owner', 'Zoë Müller-Lüdenscheidt', "Sinéad O'Brien Jr.", 'J.P. Morgan', 'U.S. Rentals, Inc.'],
  ...['St.Pierre & Sons', 'A/B Hire (24:7)', '山田太郎', 'عبد الله', 'نرگس‌سادات', '3.5t Diggers Ltd'],
  ...['PT.MAJU JAYA', 'CV.SUMBER REJEKI', 'MD.RAHMAN KHAN', 'Mohd.Ali', 'St.john', 'Maria.de Souza'],
  ...['GmbH & Co.KG', 'Smith Bros.Co', 'J.R.R. Tolkien', 'Dr.Zoë & Partners.Inc', 'Ray ❤️ 👩‍🌾'],
  ...['ശ്രീ\u200Dകുമാർ', '葛\u{E0100}城'],
])('takes %s', (name) => {
  expect(check(set, { name })).toEqual({ ok: true, input: { name } });
});

it.each([
  'ACTION NEEDED: pay at https://evil.test/pay',
  'HTTPS://EVIL.TEST',
  'ftp://evil',
  'Look at www.evil',
  'evil.com',
  'Your parcel waits at EVIL.COM',
  'Mail me: ray@evil.test',
  'Evil.Com/pay',
  'evil。test',
  'еvil．com',
  'Evil.Com',
  'x.com',
  'pay at evil.de',
  'ray@evil.zone',
  'go to evil.zone/pay',
  'Ray\r\nBcc: all@example.com',
  'Ray\u0007',
  'Ray\u0085',
  'Ray \u202Egnp.exe',
  '\u2066Ray\u2069 Renter',
  'Ray\u2028Renter',
  'R\u200Fay',
  'Ray\u0000Renter',
  ...[
    '\u{E0020}',
    '\uFE0F',
    '\u{1D173}',
    '\u{1D17A}',
    '\uFFF9',
    '\u2800',
    '\u3164',
    '\u115F',
    '\u1160',
  ].flatMap((unseen) => [`${unseen}.`, `Ray${unseen}Renter`]),
  ...['\uFFA0', '\u200B', '\u200D', '\u2060', '\u00AD', '\u034F', '\uFEFF', '\u{E01F0}'].map(
    (unseen) => `Ra${unseen}y`,
  ),
])('refuses %j', (name) => {
  expect(check(set, { name })).toEqual({
    ok: false,
    errors: { name: ['The name field must not contain a web address or control characters.'] },
  });
});

it('knows whom an agreement can name', () => {
  const names = [
    ...['Zoe\u0308 Łukasz-O’Brien', 'Ελένη', 'Анна', 'Nguyễn', '王小明', '김철수', 'محمد', 'नमस्ते', 'ไทย'],
    'Ray 🚜',
  ];
  expect(names.filter(isPrintable)).toEqual(names.slice(0, 4));
});

it.each([
  ['olive  owner', 'Olive Owner', true],
  [' Sinead OBrien', 'Sinéad O’Brien', true],
  ['zzz', 'Olive Owner', false],
  ['Olive', 'Olive Owner', false],
])('takes %j for %j: %j', (typed, name, isSame) => {
  expect(isSameName(typed, name)).toBe(isSame);
});

it('calls people by their first name, and a company by its whole name', () => {
  const names = ['Olive Owner', 'Cher', 'Hill Country Equipment', 'Miller & Sons', 'Acme LLC'];

  expect(names.map(firstNameOf)).toEqual(['Olive', ...names.slice(1)]);
  const firms = [
    ...['Hill Excavating', 'Cole Brothers', 'The Yard', 'Ames Supply', 'Lone Star Crane', 'Ray’s Tools'],
  ];
  expect(firms.map(firstNameOf)).toEqual(firms);
  expect(onceApproved({ user_name: 'Cole Brothers' })).toBe('once Cole Brothers approves');
  expect(['Dr. Ana Cole', 'Mr. Ray Renter', 'Ms Kim', 'Theo Cole'].map(firstNameOf)).toEqual([
    'Ana',
    'Ray',
    'Kim',
    'Theo',
  ]);
});
