// Builds whatever is not built: `npm run build`. A stamp of all sources tells whether there is anything to do, so that
// a second start does not even wake Nx; Nx's own cache then rebuilds only the projects that changed.
import { ensureBuilt } from './build/ensure-built.mjs';

ensureBuilt({ force: process.argv.includes('--force') });
