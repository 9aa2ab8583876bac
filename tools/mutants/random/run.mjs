import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { dropLeftDatabases } from '../../test/fresh-mysql.mjs';
import { runToEnd } from '../../test/run-to-end.mjs';
import { JEST, V8, WORKERS } from '../../test/steps.mjs';

/** The jest projects of `npm test` that need no browser. */
const PROJECTS = [
  'unit',
  'screens',
  'laravel-wire-nest',
  'laravel-wire-nest-express',
  'laravel-wire-typeorm',
  'api-sqlite',
  'api-mysql',
];
/** Their specs share an application that is started once. */
const SHARES_APPLICATION = /^(api|laravel-wire)-/;
/** Limit on specs that only share an application in whose start the fault lies: any notices it, or none. */
export const MOST_OF_START = 60;
const INSIDE = 'tools/mutants/random/inside';
const PROGRESS_MS = 60_000;
/** Time allowed for a fault, besides three times what its specs took. */
const SPARE_MS = 120_000;

/** Runs specs in the copy, which is the current folder. @returns `status`, `output`, and the `results` of the files */
async function specs(scratch, args, variables, { stepMs, isDecided = () => false } = {}) {
  const file = join(scratch, 'results');
  rmSync(file, { force: true });
  const given = { ...variables, YARD_RESULTS: file };
  Object.assign(process.env, given);
  const switches = [...V8, '--require', join(process.cwd(), INSIDE, 'switch.cjs')];
  const shared = [`--config=${INSIDE}/jest.config.cjs`, `--cacheDirectory=${join(scratch, 'jest')}`];
  const reporters = [`--reporters=${join(process.cwd(), INSIDE, 'reporter.cjs')}`, '--silent'];
  const run = await runToEnd(
    'node',
    [...switches, JEST, ...shared, ...reporters, ...args],
    () => isDecided(linesOf(file)),
    { stepMs: stepMs ?? 90 * 60_000, endMs: 5_000 },
  );
  for (const name of Object.keys(given)) delete process.env[name];
  await dropLeftDatabases(scratch);
  return { ...run, results: linesOf(file) };
}

/** Runs every spec with all faults off. @returns the spec files: `project`, `path`, `ms`, `failed`, `asked`, `start` */
export async function record(scratch) {
  const file = join(scratch, 'asked');
  const progress = setInterval(() => {
    console.log(`… ${linesOf(join(scratch, 'results')).length} spec files have run`);
  }, PROGRESS_MS);
  const args = ['--selectProjects', ...PROJECTS, `--maxWorkers=${WORKERS}`];
  const { results, output } = await specs(scratch, args, { YARD_ASKED: file });
  clearInterval(progress);
  if (results.length === 0) throw new Error(`No spec ran:\n${output}`);
  const keyOf = ({ project, path }) => `${project} ${path}`;
  const asked = new Map(linesOf(file).map((line) => [keyOf(line), line]));
  return results.map((result) => ({ asked: [], start: [], ...result, ...asked.get(keyOf(result)) }));
}

/** @returns the spec files that run a fault's code, those beside it first; `isCut` where there are more */
export function specsOf({ number, path }, all) {
  const sound = all.filter(({ failed }) => failed === null);
  const direct = sound.filter(({ asked, start }) => asked.includes(number) || start.includes(number));
  const isOfStart = direct.some(({ start }) => start.includes(number));
  const sharing = isOfStart
    ? sound.filter((one) => SHARES_APPLICATION.test(one.project) && !direct.includes(one))
    : [];
  const nearest = (some) =>
    [...some].sort((a, b) => nearness(b.path, path) - nearness(a.path, path) || a.ms - b.ms);
  return {
    chosen: [...nearest(direct), ...nearest(sharing).slice(0, MOST_OF_START)],
    isCut: sharing.length > MOST_OF_START,
  };
}

/** Number of common leading folders and words of two files: a rule's specs are in other projects, too. */
function nearness(spec, path) {
  const [one, other] = [relative(process.cwd(), spec), path];
  const folders = dirname(one).split('/');
  const differ = dirname(other)
    .split('/')
    .findIndex((folder, index) => folder !== folders[index]);
  const words = wordsOf(one);
  const common = [...wordsOf(other)].filter((word) => words.has(word)).length;
  return (differ === -1 ? folders.length : differ) + common;
}

const wordsOf = (path) => new Set(path.split(/[/.-]/).map((word) => word.replace(/s$/, '')));

/** @returns what noticed the fault (`by`, null when nothing did), after how many `seconds`, and the `output` of that */
export async function tryFault(scratch, fault, all) {
  const { chosen, isCut } = specsOf(fault, all);
  if (chosen.length === 0) return { by: null, specs: 0, seconds: 0 };
  const paths = [...new Set(chosen.map(({ path }) => path))];
  const projects = [...new Set(chosen.map(({ project }) => project))];
  const args = ['--bail', '--runInBand', '--selectProjects', ...projects, '--runTestsByPath', ...paths];
  const variables = { YARD_FAULT: String(fault.number), YARD_ORDER: JSON.stringify(paths) };
  const stepMs = SPARE_MS + 3 * chosen.reduce((sum, { ms }) => sum + ms, 0);
  const isDecided = (results) => results.some(({ failed }) => failed !== null);
  const run = await specs(scratch, args, variables, { stepMs, isDecided });
  const { seconds } = run;
  return { by: noticedBy(run, stepMs), specs: paths.length, isCut, seconds, output: outputOf(run) };
}

function noticedBy({ status, output, results }, stepMs) {
  if (/No tests found/.test(output)) throw new Error(output);
  const bad = results.find(({ failed }) => failed !== null);
  if (bad) return `${relative(process.cwd(), bad.path)} › ${bad.failed}`;
  if (status === null) return `a run that did not end within ${Math.round(stepMs / 1000)} s`;
  return status === 0 ? null : `a run that ended with ${status}`;
}

function outputOf({ output, results }) {
  const message = results.find(({ failed }) => failed !== null)?.message ?? output;
  return message.slice(0, 2000);
}

function linesOf(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
