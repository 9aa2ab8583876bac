// `npm run test:rolling`: the version before the newest migration, and this one, side by side on the schema of this
// one, as in a deployment that replaces one process after the other; on both databases. `-- --from COMMIT` for another
// version. Needs the repository's history. Then pages are opened at two processes whose shells and remotes differ.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkedOut } from '../rigs/rolling/checked-out.mjs';
import { workspace } from './build/ensure-built.mjs';
import { runOnBoth } from './test/run-on-both.mjs';

const git = (...args) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' }).trim();
const MIGRATIONS = 'backend/src/database/**/migrations/*.ts';
const { values: options } = parseArgs({ options: { from: { type: 'string' } } });

process.chdir(workspace);
const from = options.from ?? `${newestMigration()}^`;
const scratch = mkdtempSync(join(tmpdir(), 'yard-rolling-'));
const folder = join(scratch, 'before');
console.log(`The version before is ${git('log', '-1', '--format=%h %s', from)}`);
let isGood = false;
try {
  git('worktree', 'add', '--quiet', '--force', '--detach', folder, from);
  checkedOut(folder, workspace);
  isGood = await runOnBoth(
    'rolling',
    () => ['rigs/rolling/run.mjs', folder],
    () => ({ REDIS_URL: '' }),
  );
  const pages = ['rigs/rolling/pages.mjs', '--rounds', '6'];
  const isShown = await runOnBoth(
    'pages',
    () => pages,
    () => ({ REDIS_URL: '' }),
    ['api', 'browser'],
  );
  isGood = isGood && isShown;
} finally {
  git('worktree', 'remove', '--force', folder);
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

/** The commit that added it; one that moved files added none. */
function newestMigration() {
  const found = git('log', '-1', '-M', '--diff-filter=A', '--format=%h', '--', `:(glob)${MIGRATIONS}`);
  if (found === '') throw new Error('no commit adds a migration: is the history here?');
  return found;
}
