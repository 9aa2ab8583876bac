import { rowsOf, unheld } from './requirements.mjs';

const ROWS = rowsOf(`
| No. | Statement | Done by | Held by |
| --- | --- | --- | --- |
| 1.1 | Owners list machines | \`a.ts\` | \`a.spec.ts\` › makes one, and another · keeps both, \`b.night.spec.ts\` › is shown |
| 1.2 | Nobody else does | \`a.ts\` | \`a.spec.ts\` › refuses |
| 1.3 | And so on | Not yet | Not yet |
| 1.4 | Without a name | \`a.ts\` | \`a.spec.ts\` |`);
const test = (name: string, status = 'passed') => ({ name, title: name.split(' › ').at(-1) ?? '', status });
const results = (...tests: object[]) => new Map([['a.spec.ts', tests]]);
const inGate = (file: string) => !file.includes('night');

it('reads which tests a row names', () => {
  expect(ROWS.map(({ number, tests }) => [number, tests.map(({ title }) => title)])).toEqual([
    ['1.1', ['makes one, and another', 'keeps both', 'is shown']],
    ['1.2', ['refuses']],
    ['1.3', []],
    ['1.4', ['']],
  ]);
  expect(ROWS[0]?.tests.map(({ file }) => file)).toEqual(['a.spec.ts', 'a.spec.ts', 'b.night.spec.ts']);
});

it('says which of them did not run, or failed, of those that a run has to run', () => {
  const ran = results(
    test('machines › makes one, and another'),
    test('refuses a guest'),
    test('refuses an admin', 'failed'),
  );

  expect(unheld(ROWS, ran, inGate)).toEqual([
    '1.1: a.spec.ts › keeps both: did not run',
    '1.2: a.spec.ts › refuses: failed',
    '1.4: a.spec.ts › : did not run',
  ]);
});

it('takes a name, the names that begin so, and both runs of one', () => {
  const both = ['makes one, and another', 'keeps both', 'refuses a guest', 'refuses'].map((name) =>
    test(name),
  );

  expect(unheld(ROWS.slice(0, 2), results(...both, ...both), inGate)).toEqual([]);
  expect(unheld(ROWS.slice(1, 2), results(...both, test('refuses', 'failed')), inGate)).toHaveLength(1);
});

it('takes the test of exactly that name before those that begin with it', () => {
  const ran = results(test('makes one, and another'), test('keeps both'), test('keeps both apart', 'failed'));

  expect(unheld(ROWS.slice(0, 1), ran, inGate)).toEqual([]);
});
