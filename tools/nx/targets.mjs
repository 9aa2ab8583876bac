// Nx's plugin of this workspace: every project has `test`, `lint` and `types`, as Nx's manual says, from the one jest and
// lint configuration at the root. `build` and `e2e` are scripts of package.json, which Nx reads by itself.
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
  const { name } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));
  if (!existsSync(join(workspaceRoot, root, 'src'))) return {};
  const targets = { test: testOf(root), lint: lintOf(root), types: lintOf(root, '--allow all') };
  if (root === 'backend') targets.serve = { command: 'node tools/start.mjs', continuous: true };
  return { projects: { [root]: { name, root, targets } } };
}

/** Its units and screens; the API's and the wire's specs too where it has some. */
function testOf(root) {
  const own = `npx jest --selectProjects unit screens --passWithNoTests --testPathPatterns=^${root}/`;
  const step = STEPS[root];
  return {
    command: step ? `${own} && node tools/test.mjs ${step}` : own,
    options: { cwd: '{workspaceRoot}' },
    cache: true,
    inputs: [...OWN, ...AROUND],
    ...(step ? { dependsOn: ['build'] } : {}),
  };
}

/** The linter checks the types, too: without its rules, them alone. */
function lintOf(root, without = '') {
  return {
    command: `npx oxlint ${without} ${root}`,
    options: { cwd: '{workspaceRoot}' },
    cache: true,
    inputs: [
      ...OWN,
      '^default',
      'shared',
      '{workspaceRoot}/{.oxlintrc.json,tsconfig.json,tools/lint-rules.mjs}',
    ],
  };
}
