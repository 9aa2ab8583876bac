import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspace } from '../tools/build/ensure-built.mjs';
import { runOnBoth } from './kit/programs.mjs';
import { checkedOut } from './rolling/checked-out.mjs';

const git = (...args) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' }).trim();
const MIGRATIONS = 'backend/apps/schema/migrations';
const BASELINE = `${MIGRATIONS}/20261210000100-create-users.ts`;

export default {
  // `--from COMMIT` for another version before. Needs the repository's history.
  does: 'serves with the version before the newest migration beside this one, and opens pages of two builds',
  services: ['api', 'browser'],
  async run({ args, scratch, atEnd }) {
    const { values } = parseArgs({ args, options: { from: { type: 'string' } } });
    const from = values.from ?? versionBefore();
    console.log(`The version before is ${git('log', '-1', '--format=%h %s', from)}`);
    const folder = join(scratch, 'before');
    git('worktree', 'add', '--quiet', '--force', '--detach', folder, from);
    atEnd(() => git('worktree', 'remove', '--force', folder));
    checkedOut(folder, workspace);
    const isGood = await runOnBoth(scratch, () => ['rigs/rolling/run.mjs', folder]);
    return (await runOnBoth(scratch, () => ['rigs/rolling/pages.mjs', '--rounds', '6'])) && isGood;
  },
};

/** The commit before the newest migration; the baseline's own where none came after it. */
function versionBefore() {
  const [newest, first] = [`:(glob)${MIGRATIONS}/*-*.ts`, BASELINE].map((path) =>
    // One that moved files added none.
    git('log', '-1', '-M', '--diff-filter=A', '--format=%h', '--', path),
  );
  if (first === '') throw new Error('no commit adds the baseline: is the history here?');
  return newest === first ? newest : `${newest}^`;
}
