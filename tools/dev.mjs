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

try {
  readDotEnv();
  const { folders, against, ...ports } = readOptions(process.argv.slice(2), process.env);
  // With a site, the local server code only lists and checks the remotes: any build of it will do.
  if (against && !existsSync(join(workspace, 'backend/dist/apps/server/main.js'))) build(['@yard/backend']);
  const stop = against ? await developAgainst(folders, against, ports) : developAll(folders);
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
