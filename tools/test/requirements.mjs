import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
 * @param isOfRun  whether the run has to have run a file's test
 */
export function unheld(rows, results, isOfRun) {
  return rows.flatMap(({ number, tests }) =>
    tests
      .filter(({ file, title }) => isOfRun(file, title))
      .map(({ file, title }) => [file, title, stateOf(results.get(file) ?? [], title)])
      .filter(([, , state]) => state !== 'passed')
      .map(([file, title, state]) => `${number}: ${file} › ${title}: ${state}`),
  );
}

function stateOf(tests, title) {
  const those = (fits) => tests.filter(({ name, title: own }) => title && (fits(name) || fits(own)));
  const exact = those((name) => name === title);
  const named = exact.length > 0 ? exact : those((name) => name.startsWith(title));
  if (named.length === 0) return 'did not run';
  return named.find(({ status }) => status !== 'passed')?.status ?? 'passed';
}

/** Judges the rows by what a run left in its folder; those of the night by the night's run alone. */
export function judgeRequirements(workspace, scratch, isNight) {
  const rows = rowsOf(readFileSync(join(workspace, 'docs/requirements.md'), 'utf8'));
  // What no run can have run is wrong in both.
  const isNowhere = (file, title) => title === '' || !existsSync(join(workspace, file));
  const isOfRun = (file, title) => NIGHT.test(file) === isNight || isNowhere(file, title);
  const wrong = unheld(rows, resultsIn(workspace, scratch), isOfRun);
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
