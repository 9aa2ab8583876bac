// `npm start`: builds what is not built and runs the product. See README.md. The script says `exec`, because npm passes
// signals to its shell alone, which would die of them and leave this process behind.
import { join } from 'node:path';
import { readDotEnv } from './build/dot-env.mjs';
import { ensureBuilt, workspace } from './build/ensure-built.mjs';

readDotEnv();
ensureBuilt();
process.chdir(workspace);
await import(join(workspace, 'backend/dist/apps/server/main.js'));
