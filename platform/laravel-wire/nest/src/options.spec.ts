import { defineLanguage, english, spanish } from '@laravel-wire/core';
import { settingsOf, type WireOptions } from './options';

const options: WireOptions = {
  appKey: 'a-key-of-enough-signs',
  appUrl: 'http://localhost',
  statefulDomains: [],
  sessionCookie: 'session',
  strictInput: true,
};
const german = defineLanguage({ code: 'de', messages: {} });

it.each([
  [{}, english],
  [{ locale: 'es' }, spanish],
  [{ locale: 'de', languages: [german] }, german],
])('speaks the language of %j', (more, language) => {
  expect(settingsOf({ ...options, ...more }).languages[0]).toBe(language);
});

it('does not start in a language without texts', () => {
  expect(() => settingsOf({ ...options, locale: 'fr' })).toThrow('locale "fr" has no texts');
});
