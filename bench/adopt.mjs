// `npm run bench -- adopt`: how long moving in on a Laravel's database takes. See README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServices } from '../tools/test/services.mjs';
import { adoptedDatabase } from './adopted-database.mjs';
import { environmentIn } from './environment.mjs';

const { values: options } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });

process.chdir(join(import.meta.dirname, '..'));
const scratch = mkdtempSync(join(tmpdir(), 'yard-bench-'));
const services = await startServices(scratch, ['api']);
try {
  const { drop } = await adoptedDatabase(
    process.env.TEST_DATABASE_URL,
    environmentIn(scratch),
    Number(options.requests),
  );
  await drop();
} finally {
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}
