// `npm run pack:wire [-- FOLDER]`: the wire layer's packages as tarballs, in FOLDER or the current one. npm runs
// scripts in the workspace's root, and says where it was called. `npm run pack:wire -- --docs FOLDER`: their site.
import { resolve } from 'node:path';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { packWire } from './pack-wire.mjs';

if (process.argv[2] === '--docs') {
  const { writeDocs } = await import('./docs.mjs');
  process.exit(await writeDocs(resolve(process.env.INIT_CWD ?? '.', process.argv[3] ?? 'wire-docs')));
}
ensureBuilt();
for (const tarball of packWire(resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '.')))
  console.log(tarball);
