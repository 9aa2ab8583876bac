// Nx's plugin of this workspace: targets of each project, as Nx's manual names them, from what is there: its own `build`
// script, and the one jest and lint configuration at the root. `assemble` is a build whose types nobody has checked.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OWN = ['{projectRoot}/**/*', '!{projectRoot}/dist/**'];
const AROUND = [
  '^default',
  'shared',
  '{workspaceRoot}/jest.config.cjs',
  '{workspaceRoot}/tools/{jest.base.cjs,test/**/*}',
  '{workspaceRoot}/libs/testing/**/*',
];
const HERE = { options: { cwd: '{workspaceRoot}' } };

/** Projects whose specs need more than Node: the steps of `npm test`, which start databases and Redis. */
const STEPS = {
  backend: 'api',
  'platform/laravel-wire/nest': 'wire',
  'platform/laravel-wire/typeorm': 'wire',
};

export const createNodesV2 = [
  '{backend,shell-*,mf-*,libs/*,platform/*,platform/{federation,laravel-wire}/*}/package.json',
  (files, _options, context) => files.map((file) => [file, targetsOf(file, context)]),
];

function targetsOf(file, { workspaceRoot }) {
  const root = dirname(file);
  const { name, scripts } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));
  if (!existsSync(join(workspaceRoot, root, 'src'))) return {};
  const targets = { test: testOf(root), lint: checkOf(false), types: checkOf(true) };
  if (scripts?.build) {
    targets.assemble = { command: 'npm run --silent build', options: { cwd: '{projectRoot}' } };
    targets.build = { executor: 'nx:noop' };
  }
  if (root === 'backend') targets.serve = { command: 'node tools/start.mjs', continuous: true };
  if (/^(shell|mf)-/.test(root)) Object.assign(targets, inBrowser(root));
  return { projects: { [root]: { name, root, targets } } };
}

/** Its units and screens; the API's and the wire's specs too where it has some. */
function testOf(root) {
  const own = `npx jest --selectProjects unit screens --passWithNoTests --testPathPatterns=^${root}/`;
  const step = STEPS[root];
  return {
    command: step ? `${own} && node tools/test.mjs ${step}` : own,
    ...HERE,
    cache: true,
    inputs: [...OWN, ...AROUND],
    ...(step ? { dependsOn: ['assemble'] } : {}),
  };
}

/** The linter checks the types, too. */
function checkOf(types) {
  return {
    executor: '@yard/tools:check',
    options: { types },
    cache: true,
    inputs: [
      ...OWN,
      '^default',
      'shared',
      '{workspaceRoot}/{.oxlintrc.json,tsconfig.json,tools/lint-rules.mjs,tools/nx/check.mjs}',
    ],
  };
}

/** Built on every save, and tested in a browser: a remote by itself, a shell on the whole product. */
function inBrowser(root) {
  const [remotes, specs] = root.startsWith('mf-') ? [` --remotes ${root}`, 'remotes'] : ['', 'stories'];
  const e2e = `npx jest --selectProjects ${specs} --runInBand --testPathPatterns=^${root}/`;
  const serve = { command: `node tools/dev.mjs${remotes}`, ...HERE, continuous: true };
  return { serve, e2e: { command: e2e, ...HERE } };
}
