// `npm run rig -- NAME [args]`: a test that takes too long for `npm test`, of those beside this file; `npm run rig`
// alone lists them. Each exports what it is as data (`kit/rig.mjs`), and this starts and ends what it needs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, workspace } from '../tools/build/ensure-built.mjs';
import { startServices } from '../tools/test/services.mjs';
import { requirePackages } from './kit/debian-packages.mjs';
import { loadRig, rigNames } from './kit/rig.mjs';

const [name, ...args] = process.argv.slice(2);
if (!rigNames.includes(name)) await list();

const rig = await loadRig(name);
process.chdir(workspace);
requirePackages(`npm run rig -- ${name}`, rig.packages);
if (rig.isBuilt) ensureBuilt();
const scratch = mkdtempSync(join(tmpdir(), `yard-${name}-`));
/** Ends in reverse order of starting. With KEEP=1 logs and data stay. */
const ends = process.env.KEEP ? [] : [() => rmSync(scratch, { recursive: true, force: true })];
let ending = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void end().finally(() => process.exit(1)));
let isGood = false;
try {
  const services = await startServices(scratch, rig.services);
  ends.push(() => services.stop());
  isGood = await rig.run({ args, scratch, atEnd: (work) => ends.push(work) });
} catch (error) {
  console.error(error);
} finally {
  await end();
}
process.exit(isGood ? 0 : 1);

/** Once, though both a signal and the end of the work ask for it. */
function end() {
  return (ending ??= (async () => {
    for (let work = ends.pop(); work; work = ends.pop()) await work();
  })());
}

async function list() {
  if (name) console.error(`There is no rig ${name}.\n`);
  console.log('npm run rig -- NAME [args]\n');
  for (const one of rigNames) console.log(`  ${one.padEnd(12)}${(await loadRig(one)).does}`);
  console.log('\nHow long each takes, and its arguments: docs/rigs.md');
  process.exit(name ? 1 : 0);
}
