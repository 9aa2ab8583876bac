// `npm run test:mutants [-- AREA …] [--share 0.5]`: Stryker changes the code, one place at a time, and the specs have to
// notice. What was tried before and has not changed since is not tried again: .cache/mutants/AREA.json, to be deleted
// where a table that is made as a module loads got a spec. Stryker is installed beside that when it is first needed, so
// that nobody else's `npm ci` carries it.
// `npm run test:mutants -- --random 50 --seed 7`: small faults at random places of all production code, one at a time,
// and which of them `npm test` notices; .cache/mutants/random-7.json. `--seed 7,8,9`: so many of each seed in one run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { roomInMemory } from './test/services.mjs';
import { build, workspace } from './build/ensure-built.mjs';
import { areas } from './mutants/areas.mjs';
import { tryRandom } from './mutants/random/index.mjs';

const VERSION = '9.6.1';
const WANTED_PERCENT = 90;
/** Number of generated cases: a mutant that survives the first few hundred survives the next, too. */
const CASES = '300';
const CACHE = join(workspace, '.cache/mutants');

process.chdir(workspace);
const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string' }, random: { type: 'string' }, seed: { type: 'string' } },
});
if (values.random === undefined) tryAreas();
else
  await tryRandom(
    numberIn('random', values.random),
    (values.seed ?? '1').split(',').map((text) => numberIn('seed', text)),
  );

function numberIn(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a number from 1 on.`);
  return number;
}

function tryAreas() {
  const unknown = chosen.filter((name) => !(name in areas));
  if (unknown.length > 0)
    throw new Error(`No area ${unknown.join(', ')}; there are ${Object.keys(areas).join(', ')}.`);
  const stryker = install();
  const names = chosen.length > 0 ? chosen : Object.keys(areas);
  // The libraries that the services stand on: rules are tried from their sources.
  if (names.some((name) => areas[name].isService)) build(['@yard/backend']);
  const below = names.filter(
    (name) =>
      !tryOut(stryker, name, values.share ? { ...areas[name], share: Number(values.share) } : areas[name]),
  );
  if (below.length > 0) {
    console.log(`Fewer than ${WANTED_PERCENT} of 100 mutants are noticed: ${below.join(', ')}`);
    process.exitCode = 1;
  }
}

function install() {
  const core = join(CACHE, 'node_modules/@stryker-mutator/core');
  const manifest = join(core, 'package.json');
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== VERSION) {
    mkdirSync(CACHE, { recursive: true });
    const packages = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
    const args = ['install', '--prefix', CACHE, '--no-audit', '--no-fund', '--save-exact', ...packages];
    if (!run('npm', args)) throw new Error('Stryker could not be installed.');
  }
  return join(core, 'bin/stryker.js');
}

/** @returns whether enough is noticed */
function tryOut(stryker, name, area) {
  const scratch = mkdtempSync(join(roomInMemory() ?? tmpdir(), 'yard-mutants-'));
  const config = join(CACHE, `${name}.config.json`);
  writeFileSync(config, JSON.stringify(configOf(name, area), null, 2));
  try {
    return run(process.execPath, [stryker, 'run', config], {
      MUTANTS_AREA: JSON.stringify(area),
      TEST_SCRATCH: scratch,
      CASES,
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function configOf(name, area) {
  return {
    // Notices are compared where they are read, on pages and in emails.
    mutate: [`${area.mutate}/*.ts`, '!**/*.spec.ts', '!**/*-notices.ts'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner', join(workspace, 'tools/mutants/sample.mjs')],
    ignorers: ['sample'],
    mutator: { excludedMutations: area.excluded ?? [] },
    // Tables that are made as a module loads: every spec would have to be run for each entry.
    // A service's constants are made before its application is told which mutant it is.
    ignoreStatic: 'excluded' in area || area.isService === true,
    jest: { configFile: 'tools/mutants/jest.config.cjs', enableFindRelatedTests: !area.isService },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 30_000,
    incremental: true,
    incrementalFile: join(CACHE, `${name}.json`),
    tempDirName: join(CACHE, `${name}-copy`),
    cleanTempDir: 'always',
    thresholds: { high: 100, low: WANTED_PERCENT, break: WANTED_PERCENT },
    ignorePatterns: ['dist', 'storage', '.nx', '.cache', 'screens'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    ...(area.isService ? { buildCommand: 'npm --prefix backend run build' } : {}),
  };
}

/** @returns whether it ended well */
function run(command, args, variables = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...variables } }).status === 0;
}
