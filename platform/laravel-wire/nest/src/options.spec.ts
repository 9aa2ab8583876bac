import { defineLanguage, english, spanish } from '@laravel-wire/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

it.each(['localhost', 'localhost:3000', '', 'ftp://localhost'])(
  'does not start at the address %j',
  (appUrl) => {
    expect(() => settingsOf({ ...options, appUrl })).toThrow(`appUrl "${appUrl}" is no address`);
  },
);

it('does not start in a language without texts', () => {
  expect(() => settingsOf({ ...options, locale: 'fr' })).toThrow('locale "fr" has no texts');
});

it.each([
  ['production', false],
  ['Production', false],
  ['staging', false],
  [undefined, false],
  ['development', true],
  ['test', true],
])('tells details where NODE_ENV is %s: %p', (environment, isAllowed) => {
  const before = process.env['NODE_ENV'];
  if (environment === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = environment;
  try {
    const settings = () => settingsOf({ ...options, debug: true });
    if (isAllowed) expect(settings().debug).toBe(true);
    else expect(settings).toThrow('debug is on, and NODE_ENV is neither development nor test');
    expect(settingsOf(options).debug).toBeFalsy();
  } finally {
    process.env['NODE_ENV'] = before;
  }
});

const read = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

describe('the README', () => {
  const [, members = ''] = /interface WireOptions \{\n([^]*?)\n\}/.exec(read('options.ts')) ?? [];
  const declared = [...members.matchAll(/^ {2}(\w+)(\??): (.*);$/gm)];
  const [, table = ''] = /## Options\n([^]*?)\n## /.exec(read('../README.md')) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` *\| `(.*?)` *\| (.*?) *\| [^|]+\|$/gm)];

  it('names every option with its type', () => {
    expect(rows.map(([, name, type = '']) => [name, type.replaceAll('\\|', '|')])).toEqual(
      declared.map(([, name, , type]) => [name, type]),
    );
  });

  it('says which of them are required, and what the others are without', () => {
    const defaults = new Map(rows.map(([, name, , usual]) => [name, usual]));
    const required = declared.filter(([, , optional]) => optional === '').map(([, name]) => name);
    const filledIn = Object.entries(settingsOf(options)).filter(
      ([name, value]) => !Object.hasOwn(options, name) && /number|boolean/.test(typeof value),
    );

    expect([...defaults.keys()].filter((name) => defaults.get(name) === 'required')).toEqual(required);
    expect(filledIn.length).toBeGreaterThan(0);
    expect(filledIn.map(([name]) => [name, defaults.get(name)])).toEqual(
      filledIn.map(([name, value]) => [name, `\`${value}\``]),
    );
  });
});
