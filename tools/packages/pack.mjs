// `npm run pack:wire [-- FOLDER]`: the wire layer's packages as tarballs, in FOLDER or the current one. npm runs
// scripts in the workspace's root, and says where it was called.
import { resolve } from 'node:path';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { packWire } from './pack-wire.mjs';

ensureBuilt();
for (const tarball of packWire(resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '.')))
  console.log(tarball);
