// `npm run pack:wire [-- FOLDER]`: the wire layer's packages as tarballs, in FOLDER or the current one. npm runs
// scripts in the workspace's root, and says where it was called. `npm run pack:wire -- --docs FOLDER`: their site.
// `npm run pack:remote [-- FOLDER]`: the packages of a team with a repository of its own.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { packCommands } from './pack-commands.mjs';
import { packRemote } from './pack-remote.mjs';
import { packWire } from './pack-wire.mjs';

const options = { docs: { type: 'boolean' }, remote: { type: 'boolean' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const out = resolve(process.env.INIT_CWD ?? '.', positionals[0] ?? (values.docs ? 'wire-docs' : '.'));
if (values.docs) {
  const { writeDocs } = await import('./docs.mjs');
  process.exit(await writeDocs(out));
}
ensureBuilt();
const tarballs = values.remote ? [...packCommands(out), ...packRemote(out)] : packWire(out);
for (const tarball of tarballs) console.log(tarball);
