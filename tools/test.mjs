// `npm test`: what every change has to pass, in the order in which it is cheapest to fail. Ends with "N passed, N failed".
// `npm run test:all` runs the rest, which takes longer; `npm run check` looks at format and the workshop's own rules;
// `npm test -- lint unit` runs only the steps named, `npm test -- changed` what the changed files touch.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropLeftDatabases } from './test/fresh-mysql.mjs';
import { roomInMemory, startServices } from './test/services.mjs';
import { browserProjects, ensureBuilt, workspace } from './build/ensure-built.mjs';
import { endAll } from './test/run-to-end.mjs';
import { changedStages } from './test/changed.mjs';
import { judgeRequirements } from './test/requirements.mjs';
import { check, jest, report, SPECS, WORKERS } from './test/steps.mjs';

const scratch = mkdtempSync(join(roomInMemory() ?? tmpdir(), 'yard-run-'));
process.env.TEST_SCRATCH = scratch;
const chosen = process.argv.slice(2);
/** Steps whose specs run what is built. */
const BUILT = new Set(['api', 'browser', 'wire', 'unit', 'changed', 'night']);
const sources = [
  'backend/apps',
  'backend/src',
  'backend/test',
  'rigs',
  ...browserProjects.map((folder) => `${folder}/src`),
  'libs',
  'platform',
];

process.chdir(workspace);

/** Stages follow each other; the lanes of one run side by side, the steps of a lane one after the other. */
function stagesOf(steps) {
  const wanted = (name) => steps.includes(name);
  const specs = Object.keys(SPECS).filter(wanted);
  const lanes = (...of) => of.map((lane) => lane.filter(([name]) => wanted(name)));
  return [
    lanes(
      [['build', () => check('build', 'node', ['tools/build.mjs'])]],
      [
        ['lockfile', () => check('lockfile', 'node', ['tools/complete-lockfile.mjs', '--check'])],
        [
          'format',
          () => check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '--cache', '.']),
        ],
        [
          'boundaries',
          () => check('boundaries', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', ...sources]),
        ],
        ['lint', () => check('lint', 'npm', ['run', 'lint'])],
        ['size', () => check('size', 'node', ['tools/size.mjs'])],
      ],
    ),
    [
      specs.length > 0
        ? [
            [
              specs,
              () =>
                shared(
                  specs.join(', '),
                  specs.flatMap((name) => SPECS[name]),
                ),
            ],
          ]
        : [],
    ],
    lanes(
      [['browser', () => inOrder('browser on the public site', ['stories'], 'shell-public/')]],
      [
        ['browser', () => inOrder('browser on the admin site', ['stories'], 'shell-admin/')],
        ['browser', () => inOrder('remotes alone', ['remotes'])],
      ],
    ),
    lanes(
      [['night', () => atNight('SQLite', 'night-sqlite')]],
      [
        ['night', () => atNight('MySQL', 'night-mysql')],
        ['night', () => atNight('wire on Express', 'night-express')],
      ],
    ),
    lanes(
      [
        ['night', () => atNight('browser on the public site', 'night-browser', 'shell-public/')],
        ['night', () => atNight('stories at all sizes', 'stories', 'shell-public/')],
      ],
      [['night', () => atNight('browser on the admin site', 'night-browser', 'shell-admin/')]],
    ),
    // They write into the workspace, or measure it.
    lanes([['night', () => atNight('tools', 'night-tools')]]),
  ];
}

const GATE = ['build', 'lockfile', 'boundaries', 'lint', ...Object.keys(SPECS), 'browser'];
if (chosen.includes('night')) process.env.STORY_SIZES = 'all';
const stages = chosen.includes('changed')
  ? changedStages(scratch, sources)
  : stagesOf(chosen.length > 0 ? chosen : GATE);

const services = await startServices(
  scratch,
  stages.flat(2).flatMap(([name]) => name),
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
let isBuilt = true;
try {
  for (const stage of stages) {
    const outcomes = (await Promise.all(stage.map(inTurn))).flat();
    results.push(...outcomes);
    // A failed build ends the run: what follows would only repeat its errors.
    isBuilt = !outcomes.some(({ name, failed }) => name === 'build' && failed > 0);
    if (!isBuilt) break;
  }
  const isNight = chosen.join() === 'night';
  if (isBuilt && (chosen.length === 0 || isNight))
    results.push(judgeRequirements(workspace, scratch, isNight));
} finally {
  await cleanUp();
}
process.exitCode = report(results) ? 0 : 1;

async function cleanUp() {
  await dropLeftDatabases(scratch);
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function inTurn(lane) {
  const outcomes = [];
  for (const [, run] of lane) outcomes.push(await run());
  return outcomes;
}

/** The specs of these projects by as many workers as the machine has cores. */
function shared(title, projects) {
  return jest(title, scratch, ['--selectProjects', ...projects, `--maxWorkers=${WORKERS}`]);
}

/** The specs of these projects whose paths match, one after the other, in one process. */
function inOrder(title, projects, pattern = '', options = []) {
  const only = pattern === '' ? [] : [`--testPathPatterns=${pattern}`];
  return jest(title, scratch, ['--selectProjects', ...projects, '--runInBand', ...only, ...options]);
}

/** Ten minutes for a test that hangs: these wait for processes, outages and builds. jest asks no project for its limit. */
function atNight(title, project, pattern) {
  return inOrder(`night, ${title}`, [project], pattern, ['--testTimeout=600000']);
}
