// `npm run dev [-- --remotes rentals,support]`: API, shells and remotes, each built again on save. The server restarts
// when its code changes; open pages reload when theirs does. Remotes that are not named are served from their last
// build. With `--against https://…` only the remotes run here, and all the rest is that site's.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDotEnv } from './build/dot-env.mjs';
import { build, workspace } from './build/ensure-built.mjs';
import { developAgainst } from './dev/against.mjs';
import { developAll } from './dev/all.mjs';
import { readOptions } from './dev/options.mjs';

const DEPLOYED = 'platform/federation/registry/dist/deployed-site.js';

try {
  readDotEnv();
  const { folders, against, ...ports } = readOptions(process.argv.slice(2), process.env);
  const projects = () => Object.fromEntries(folders.map((name) => [name, join(workspace, name)]));
  // With a site, local code only lists and checks the remotes: any build of it will do.
  if (against && !existsSync(join(workspace, DEPLOYED))) build(['@kit/federation-registry']);
  const stop = against
    ? await developAgainst(projects(), against, { ...ports, builds: join(workspace, '.cache/dev') })
    : developAll(folders);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop();
      // Open sockets would go on.
      setTimeout(() => process.exit(0), 500);
    });
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
