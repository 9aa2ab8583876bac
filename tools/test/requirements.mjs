import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NIGHT = /\.night\.spec\.tsx?$/;

/** The rows of `docs/requirements.md`. A title is a test's name, or what names of several begin with. */
export function rowsOf(text) {
  return text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [number, , , held = ''] = line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
      return { number, tests: testsOf(held) };
    });
}

/** From `a.spec.ts` › this · that, `b.spec.ts` › one more. */
function testsOf(cell) {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].flatMap(([, file, titles]) =>
    titles
      .replace(/^ › /, '')
      .replace(/, $/, '')
      .split(' · ')
      .map((title) => ({ file, title: title.trim() })),
  );
}

/**
 * What is wrong with the rows after a run.
 *
 * @param results  by spec file its tests: `{name: 'describe › title', title, status}`
 * @param isOfRun  whether a file is among those that the run has to have run
 */
export function unheld(rows, results, isOfRun) {
  return rows.flatMap(({ number, tests }) =>
    tests
      .filter(({ file }) => isOfRun(file))
      .map(({ file, title }) => [file, title, stateOf(results.get(file) ?? [], title)])
      .filter(([, , state]) => state !== 'passed')
      .map(([file, title, state]) => `${number}: ${file} › ${title}: ${state}`),
  );
}

function stateOf(tests, title) {
  const named = tests.filter(
    (test) => title && (test.name.startsWith(title) || test.title.startsWith(title)),
  );
  if (named.length === 0) return 'did not run';
  return named.find(({ status }) => status !== 'passed')?.status ?? 'passed';
}

/** Judges the rows by what a run left in its folder; those of the night by the night's run alone. */
export function judgeRequirements(workspace, scratch, isNight) {
  const rows = rowsOf(readFileSync(join(workspace, 'docs/requirements.md'), 'utf8'));
  const wrong = unheld(rows, resultsIn(workspace, scratch), (file) => NIGHT.test(file) === isNight);
  for (const line of wrong) console.log(`requirement ${line}`);
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'}  requirements (${rows.length} rows)`);
  return { name: 'requirements', passed: wrong.length === 0 ? 1 : 0, failed: wrong.length === 0 ? 0 : 1 };
}

function resultsIn(workspace, scratch) {
  const results = new Map();
  for (const name of readdirSync(scratch).filter((file) => file.endsWith('.json'))) {
    for (const file of JSON.parse(readFileSync(join(scratch, name), 'utf8')).testResults ?? []) {
      const path = relative(workspace, file.name);
      const tests = file.assertionResults.map(({ ancestorTitles, title, status }) => ({
        name: [...ancestorTitles, title].join(' › '),
        title,
        status,
      }));
      results.set(path, [...(results.get(path) ?? []), ...tests]);
    }
  }
  return results;
}
