// `npm run conformance [-- --cases DIR] [-- --url URL]`: replays recorded exchanges of a running Laravel against the
// reference application, which is built on the wire layer alone. Ends with "N passed, N failed".
import { ensureBuilt } from './build/ensure-built.mjs';

ensureBuilt();
const { conformance } = await import('../platform/laravel-wire/reference/dist/conformance/command.js');
process.exit((await conformance(process.argv.slice(2))) ? 0 : 1);
