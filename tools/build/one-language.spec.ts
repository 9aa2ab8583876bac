import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEnglish } from './one-language.cjs';

const PACKAGES = join(__dirname, '../../node_modules');

it('has English words for every language of React Aria', () => {
  expect(inEnglish('../../intl/datepicker/es-ES.mjs')).toBe('../../intl/datepicker/en-US.mjs');
  expect(inEnglish('react-stately/dist/private/intl/ar-AE.cjs')).toBe(
    'react-stately/dist/private/intl/en-US.cjs',
  );
  for (const kept of ['./intl/en-US.mjs', './fr-FR.json', './ab-CD/x.mjs', 'date-fns/locale/de.js'])
    expect(inEnglish(kept)).toBe(kept);
});

it.each(['react-aria', 'react-stately'])('is asked for by %s in the way that it knows', (name) => {
  const folder = join(PACKAGES, name, 'dist/private');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/intlStrings.mjs'),
  );
  const asked = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from "([^"]*\/intl\/[^"]*)"/g)].map(
      ([, one = '']) => one,
    ),
  );

  expect(new Set(asked.map((one) => inEnglish(one).split('/').at(-1)))).toEqual(new Set(['en-US.mjs']));
  expect(new Set(asked.map((one) => one.split('/').at(-1))).size).toBeGreaterThan(30);
});
