// `npm run pack:wire [-- FOLDER]`: the wire layer's packages as tarballs, in FOLDER or the current one. npm runs
// scripts in the workspace's root, and says where it was called. `npm run pack:wire -- --docs FOLDER`: their site.
// `npm run pack:remote [-- FOLDER]`: the packages of teams that ship remotes.
import { resolve } from 'node:path';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { packCommands } from './pack-commands.mjs';
import { packWire } from './pack-wire.mjs';

if (process.argv[2] === '--docs') {
  const { writeDocs } = await import('./docs.mjs');
  process.exit(await writeDocs(resolve(process.env.INIT_CWD ?? '.', process.argv[3] ?? 'wire-docs')));
}
ensureBuilt();
const isOfRemotes = process.argv[2] === '--remote';
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[isOfRemotes ? 3 : 2] ?? '.');
for (const tarball of (isOfRemotes ? packCommands : packWire)(folder)) console.log(tarball);
