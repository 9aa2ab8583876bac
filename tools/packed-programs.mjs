import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { NODE_FLAGS } from './node-flags.mjs';

/** `npm run` goes to its package's folder first: files are meant from where it was called. */
const YARD = `#!/bin/sh
# The command line: docs/operations.md. Run it as the account that serves, with its settings.
folder=$(dirname "$(readlink -f "$0")")
[ "$npm_lifecycle_event" = yard ] && cd "$INIT_CWD"
exec node "$folder/backend/dist/apps/cli/cli.js" "$@"
`;

/** Programs of a packed server: `yard` and `npm start`; the workspace's other scripts need missing files. */
export function writePrograms(target) {
  const yard = join(target, 'yard');
  writeFileSync(yard, YARD);
  chmodSync(yard, 0o755);
  const file = join(target, 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8'));
  const start = ['exec node', ...NODE_FLAGS, 'backend/dist/apps/server/main.js'].join(' ');
  writeFileSync(file, `${JSON.stringify({ ...description, scripts: { start, yard: './yard' } }, null, 2)}\n`);
}

/** Commit of the source, where that is a repository. */
export function writeCommit(workspace, target) {
  if (!existsSync(join(workspace, '.git'))) return;
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: workspace, encoding: 'utf8' });
  writeFileSync(join(target, 'commit'), commit);
}
