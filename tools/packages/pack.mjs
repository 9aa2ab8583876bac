// `npm run pack:wire [-- FOLDER]`: the wire layer's packages as tarballs, in FOLDER or the current one.
import { resolve } from 'node:path';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { packWire } from './pack-wire.mjs';

ensureBuilt();
for (const tarball of packWire(resolve(process.argv[2] ?? '.'))) console.log(tarball);
