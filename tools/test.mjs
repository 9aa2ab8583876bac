// `npm test`: everything, in the order in which it is cheapest to fail. Ends with "N passed, N failed".
// `npm test -- lint unit` runs only the steps named.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServices } from './test/services.mjs';
import { browserProjects, workspace } from './build/ensure-built.mjs';
import { check, jest, report } from './test/steps.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'yard-run-'));
const chosen = process.argv.slice(2);
const wanted = (name) => chosen.length === 0 || chosen.includes(name);
const sources = ['backend/src', ...browserProjects.map((folder) => `${folder}/src`), 'libs'];

const steps = [
  ['lockfile', () => check('lockfile', 'node', ['tools/complete-lockfile.mjs', '--check'])],
  ['format', () => check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.'])],
  ['lint', () => check('lint', 'npx', ['eslint', '.', '--max-warnings', '0'])],
  [
    'boundaries',
    () => check('boundaries', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', ...sources]),
  ],
  ['types', () => check('types', 'npx', ['tsc', '-p', 'tsconfig.json', '--noEmit'])],
  ['build', () => check('build', 'node', ['tools/build.mjs'])],
  ['unit', () => jest('unit', scratch, ['--selectProjects', 'unit'])],
  ['wire', () => jest('wire', scratch, ['--selectProjects', 'laravel-wire-nest', '--runInBand'])],
  [
    'api',
    () =>
      Promise.all([
        jest('api on SQLite', scratch, ['--selectProjects', 'api-sqlite', '--runInBand']),
        jest('api on MySQL', scratch, ['--selectProjects', 'api-mysql', '--runInBand']),
      ]),
  ],
  ['browser', () => jest('browser', scratch, ['--selectProjects', 'browser', '--runInBand'])],
].filter(([name]) => wanted(name));

process.chdir(workspace);
const services = await startServices(
  scratch,
  steps.map(([name]) => name),
);
const results = [];
try {
  for (const [, run] of steps) {
    const outcome = [await run()].flat();
    results.push(...outcome);
    // What follows would only repeat the same news: nothing runs on a build that failed.
    if (outcome.some(({ name, failed }) => name === 'build' && failed > 0)) break;
  }
} finally {
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = report(results) ? 0 : 1;
