import { check, rules } from '@laravel-wire/core';
import { NAME_MESSAGE, NAME_RULES } from './name';

const set = rules({ name: ['required', ...NAME_RULES] }, { messages: { 'name.not_regex': NAME_MESSAGE } });

it.each([
  'Olive Owner',
  'Zoë Müller-Lüdenscheidt',
  "Sinéad O'Brien Jr.",
  'J.P. Morgan',
  'U.S. Rentals, Inc.',
  'St.Pierre & Sons',
  'A/B Hire (24:7)',
  '山田太郎',
  'عبد الله',
  'نرگس‌سادات',
  '3.5t Diggers Ltd',
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
  'Ray\r\nBcc: all@example.com',
  'Ray\u0007',
  'Ray\u0085',
  'Ray \u202Egnp.exe',
  '\u2066Ray\u2069 Renter',
  'Ray\u2028Renter',
  'R\u200Fay',
  'Ray\u0000Renter',
])('refuses %j', (name) => {
  expect(check(set, { name })).toEqual({
    ok: false,
    errors: { name: ['The name field must not contain a web address or control characters.'] },
  });
});
