// `nx types PROJECT`: the types of one project's files and of what they import.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../build/ensure-built.mjs';

const [folder] = process.argv.slice(2);
const file = join(workspace, '.cache/types', `${folder.replaceAll('/', '-')}.json`);
mkdirSync(join(workspace, '.cache/types'), { recursive: true });
writeFileSync(
  file,
  JSON.stringify({
    extends: '../../tsconfig.base.json',
    compilerOptions: { typeRoots: ['../../node_modules/@types'] },
    include: [`../../${folder}/**/*`],
    exclude: ['**/dist', '**/node_modules'],
  }),
);
process.exitCode = spawnSync('npx', ['tsc', '-p', file], { stdio: 'inherit' }).status ?? 1;
