// `npm test`: everything, in the order in which it is cheapest to fail. Ends with "N passed, N failed".
// `npm test -- lint unit` runs only the steps named, `npm test -- changed` what the changed files touch.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roomInMemory, startServices } from './test/services.mjs';
import { browserProjects, ensureBuilt, workspace } from './build/ensure-built.mjs';
import { endAll } from './test/run-to-end.mjs';
import { changedStages } from './test/changed.mjs';
import { check, jest, report } from './test/steps.mjs';

const scratch = mkdtempSync(join(roomInMemory() ?? tmpdir(), 'yard-run-'));
process.env.TEST_SCRATCH = scratch;
const chosen = process.argv.slice(2);
const wanted = (name) => chosen.length === 0 || chosen.includes(name);
/** Steps whose specs run what is built. */
const BUILT = new Set(['api', 'browser', 'wire', 'unit', 'changed']);
const PUBLIC = 'shell-public/e2e/';
const sources = [
  'backend/apps',
  'backend/src',
  'backend/test',
  'rigs',
  ...browserProjects.map((folder) => `${folder}/src`),
  'libs',
];

process.chdir(workspace);
/** Stages follow each other; the lanes of one run side by side, the steps of a lane one after the other. */
const whole = [
  [
    [
      ['lockfile', () => check('lockfile', 'node', ['tools/complete-lockfile.mjs', '--check'])],
      [
        'boundaries',
        () => check('boundaries', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', ...sources]),
      ],
      ['types', () => check('types', 'npm', ['run', 'types'])],
      ['build', () => check('build', 'node', ['tools/build.mjs'])],
    ],
    [
      ['format', () => check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.'])],
      ['lint', () => check('lint', 'npm', ['run', 'lint'])],
    ],
  ],
  // Four lanes on two cores: browsers, databases and processes of the specs' own are waited for most of the time.
  [
    [['api', () => inOrder('api on SQLite', 'api-sqlite')]],
    [['api', () => inOrder('api on MySQL', 'api-mysql')]],
    [['browser', () => inBrowsers('browser on the public site', PUBLIC)]],
    [
      ['wire', () => inOrder('wire', 'laravel-wire-nest')],
      ['wire', () => inOrder('wire on TypeORM', 'laravel-wire-typeorm')],
      ['unit', () => jest('unit', scratch, ['--selectProjects', 'unit'])],
      // As long as the databases' lanes, so that none goes on alone at the end; on a server of its own.
      ['browser', () => inBrowsers('browser elsewhere', `^(?!.*${PUBLIC})`)],
    ],
  ],
].map((stage) => stage.map((lane) => lane.filter(([name]) => wanted(name))));
const stages = chosen.includes('changed') ? changedStages(scratch, sources) : whole;

const services = await startServices(
  scratch,
  stages.flat(2).map(([name]) => name),
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    endAll();
    void cleanUp().finally(() => process.exit(1));
  });
}
// Each step builds what has changed, which several at once must not do.
if (chosen.some((name) => BUILT.has(name))) ensureBuilt();
const results = [];
try {
  for (const stage of stages) {
    const outcomes = (await Promise.all(stage.map(inTurn))).flat();
    results.push(...outcomes);
    // What follows would only repeat the same news: nothing runs on a build that failed.
    if (outcomes.some(({ name, failed }) => name === 'build' && failed > 0)) break;
  }
} finally {
  await cleanUp();
}
process.exitCode = report(results) ? 0 : 1;

async function cleanUp() {
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function inTurn(lane) {
  const outcomes = [];
  for (const [, run] of lane) outcomes.push(await run());
  return outcomes;
}

/** The specs of these projects one after the other, in one process. */
function inOrder(title, ...projects) {
  return jest(title, scratch, ['--selectProjects', ...projects, '--runInBand']);
}

/** The browser specs whose paths match. */
function inBrowsers(title, pattern) {
  const args = ['--selectProjects', 'browser', 'remotes', '--runInBand', `--testPathPatterns=${pattern}`];
  return jest(title, scratch, args);
}
