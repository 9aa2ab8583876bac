import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import shipped from './migrations/shipped.json';

const FOLDER = join(__dirname, 'migrations');

function hashOf(file: string): string {
  const source = readFileSync(join(FOLDER, `${file}.ts`), 'utf8');
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, source);
  const tokens: string[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) tokens.push(scanner.getTokenText());
  const code = tokens
    .join(' ')
    .replace(/\bimport [^;]*;/g, '')
    .replace(/, ([\]})])/g, '$1');
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}

it.each(Object.entries(shipped))(
  'does not edit %s, which has run somewhere: add a migration',
  (file, hash) => {
    expect(hashOf(file)).toBe(hash);
  },
);

it('knows every migration', () => {
  const files = readdirSync(FOLDER).filter((name) => /^\d.*\.ts$/.test(name));
  expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual(Object.keys(shipped));
});
