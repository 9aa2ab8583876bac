// `node tools/packages/keep-contracts.mjs`, at a release: keeps what its shells share and its remotes use, for
// `kept.spec.ts`, in place of the release before.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserProjects, ensureBuilt, workspace } from '../build/ensure-built.mjs';

const kept = join(workspace, 'tools/packages/kept');
const { version } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));

ensureBuilt();
rmSync(kept, { recursive: true, force: true });
for (const folder of browserProjects)
  cpSync(join(workspace, folder, 'dist/contract.json'), join(kept, version, `${folder}.json`));
