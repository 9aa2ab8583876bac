// `npm start`: builds what is not built and runs the product. See README.md.
import { join } from 'node:path';
import { ensureBuilt, workspace } from './build/ensure-built.mjs';

ensureBuilt();
process.chdir(workspace);
await import(join(workspace, 'backend/dist/main.js'));
