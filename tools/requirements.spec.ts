import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { rowsOf } from './test/requirements.mjs';

const WORKSPACE = join(__dirname, '..');
const ROWS = readFileSync(join(WORKSPACE, 'docs/requirements.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));

const NUMBERS = ROWS.map(([number = '']) => number);
const files = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');

it('numbers the statements of each section without a gap', () => {
  const expected = NUMBERS.map((number, index) => {
    const [section, place] = number.split('.').map(Number);
    const [before, last] = (NUMBERS[index - 1] ?? '0.0').split('.').map(Number);
    return section === before ? [before, Number(last) + 1] : [Number(before) + 1, Number(place)];
  });

  expect(NUMBERS.map((number) => number.split('.').map(Number))).toEqual(expected);
  expect(NUMBERS.length).toBeGreaterThan(160);
});

it('names files that exist: who does it, and tests that hold it', () => {
  const missing = ROWS.flatMap(([, , places, tests]) => [...files(places), ...files(tests)]).filter(
    (file) => !existsSync(join(WORKSPACE, file)),
  );

  expect(missing).toEqual([]);
});

it('names a place and a test for each statement, or says that it is not there yet', () => {
  const without = ROWS.filter(([, , places = '', tests = '']) =>
    [places, tests].some((cell) => cell !== 'Not yet' && files(cell).length === 0),
  );
  const noTest = ROWS.flatMap(([, , , tests]) => files(tests)).filter((file) => !/\.spec\.tsx?$/.test(file));

  expect([without, noTest]).toEqual([[], []]);
});

it('names a test of each file by what its name begins with', () => {
  const nameless = ROWS.filter(([, , , tests = '']) =>
    tests.split(/, (?=`)/).some((one) => tests !== 'Not yet' && !/` › \S/.test(one)),
  );

  expect(nameless).toEqual([]);
});

/** Full names of a file's tests and of their groups, as they are written: `describe › title of %s`. */
function writtenIn(file: string): string[] {
  const text = readFileSync(join(WORKSPACE, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const namesIn = (node: ts.Node, above: string[]): string[] => {
    const own = titleOf(node, source);
    const path = own === undefined ? above : [...above, own];
    const below: string[] = [];
    ts.forEachChild(node, (child) => void below.push(...namesIn(child, path)));
    return own === undefined ? below : [path.join(' › '), own, ...below];
  };
  return namesIn(source, []);
}

function titleOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !/^(describe|it|test)\b/.test(node.expression.getText(source)))
    return undefined;
  const [title] = node.arguments;
  if (title && ts.isStringLiteralLike(title)) return title.text;
  return title && ts.isTemplateExpression(title) ? title.getText(source).slice(1, -1) : undefined;
}

function mayBe(title: string, written: string): boolean {
  const [head = ''] = written.split(/%[a-z#]|\$\{|\$[a-z]/i);
  return head === written ? written.startsWith(title) : title.startsWith(head) || head.startsWith(title);
}

// A run judges its own tests alone: a wrong name of one of the night would show up in the next night.
it('names tests that their files have, those of the night too', () => {
  const written = new Map<string, string[]>();
  const rows = rowsOf(readFileSync(join(WORKSPACE, 'docs/requirements.md'), 'utf8'));
  const unknown = rows.flatMap(({ number, tests }) =>
    tests
      .filter(({ file, title }) => {
        const names = written.get(file) ?? writtenIn(file);
        written.set(file, names);
        return !names.some((name) => mayBe(title, name));
      })
      .map(({ file, title }) => `${number}: ${file} › ${title}`),
  );

  expect(unknown).toEqual([]);
});

const LEFT_OUT = new Set(['node_modules', 'dist', 'recordings']);

function codeIn(folder: string): string[] {
  return readdirSync(join(WORKSPACE, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : codeIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

it('has every number that the code cites', () => {
  const folders = readdirSync(WORKSPACE).filter((name) =>
    /^(backend|libs|platform|mf-.*|shell-.*)$/.test(name),
  );
  const texts = folders.flatMap(codeIn).map((path) => readFileSync(join(WORKSPACE, path), 'utf8'));
  const cited = texts.flatMap(
    (text) => text.match(/requirements? \d\.\d+(?:(?: to |, | and )\d\.\d+)*/gi) ?? [],
  );
  const numbers = cited.flatMap((words) => words.match(/\d\.\d+/g) ?? []);

  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter((number) => !NUMBERS.includes(number))).toEqual([]);
});
