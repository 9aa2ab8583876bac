import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { check, jest } from './steps.mjs';

const BACKEND = /^backend\/(apps|src)\//;
const SCRIPT = /\.(ts|tsx|mjs|cjs)$/;

/** What differs from the last commit, new files too; deleted ones are left out. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
}

/**
 * The stages of `npm test -- changed`, for before a commit: format and lint of the changed files, the types of all, the
 * unit specs that import them, and on SQLite the API specs beside them. Specs in browsers are for `npm test`.
 */
export function changedStages(scratch, sources) {
  const files = changedFiles();
  const scripts = files.filter((file) => SCRIPT.test(file));
  const beside = [
    ...new Set(files.filter((file) => BACKEND.test(file)).map((file) => `${dirname(file)}/[^/]+$`)),
  ];
  const related = ['--selectProjects', 'unit', '--passWithNoTests', '--findRelatedTests', ...scripts];
  const api = ['--selectProjects', 'api-sqlite', '--passWithNoTests', '--runInBand'];
  const steps = [
    [files.length > 0, 'format', () => check('format', 'npx', ['prettier', '--check', '-u', ...files])],
    [scripts.length > 0, 'unit', () => jest('unit', scratch, related)],
    [
      beside.length > 0,
      'api',
      () => jest('api on SQLite', scratch, [...api, `--testPathPatterns=${beside.join('|')}`]),
    ],
  ];
  return [
    [
      [
        // With the types of all.
        ['lint', () => check('lint', 'npm', ['run', 'lint'])],
        [
          'boundaries',
          () => check('boundaries', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', ...sources]),
        ],
      ],
      steps.filter(([has]) => has).map(([, name, run]) => [name, run]),
    ],
  ];
}
