import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { check, jest, SPECS } from './steps.mjs';

/** The wire's specs run what is built of it: nobody knows by their imports which of them a file affects. */
const WIRE = /^platform\/(laravel-wire|server-kit)\//;
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

/** Of each run of specs that these files ask for its step, its title and what jest is told. */
export function specRuns(files) {
  const scripts = files.filter((file) => SCRIPT.test(file));
  const rooms = new Set(files.filter((file) => BACKEND.test(file)).map((file) => `${dirname(file)}/[^/]+$`));
  const of = (...projects) => ['--selectProjects', ...projects, '--passWithNoTests'];
  const related = [...of(...SPECS.unit, ...SPECS.screens), '--findRelatedTests', ...scripts];
  const beside = [...of(SPECS.api[0]), '--runInBand', `--testPathPatterns=${[...rooms].join('|')}`];
  return [
    ...(scripts.length > 0 ? [['unit', 'unit, screens', related]] : []),
    ...(files.some((file) => WIRE.test(file)) ? [['wire', 'wire', of(...SPECS.wire)]] : []),
    ...(rooms.size > 0 ? [['api', 'api on SQLite', beside]] : []),
  ];
}

/**
 * The stages of `npm test -- changed`, for before a commit: format and lint of the changed files, the types of all, the
 * unit specs and screens that import them, the wire's specs where it changed, and on SQLite the API specs beside them.
 * Specs in browsers are for `npm test`.
 */
export function changedStages(scratch, sources) {
  const files = changedFiles();
  const format = () => check('format', 'npx', ['prettier', '--check', '-u', ...files]);
  const specs = specRuns(files).map(([step, title, args]) => [step, () => jest(title, scratch, args)]);
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
      [...(files.length > 0 ? [['format', format]] : []), ...specs],
    ],
  ];
}
