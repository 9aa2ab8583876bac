import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '../../test/api';
import { freshDatabase } from '../../test/fresh-database';

const RIG = join(__dirname, '../../test/migrations/there-and-back.mjs');
/** At length by `npm run test:migrations`. */
const REQUESTS = '500';

it('migrates there, back and there again to the same schema, with every row as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yard-there-and-back-'));
  const { url, drop } = await freshDatabase(api, folder);
  const env = { ...process.env, DATABASE_URL: url };

  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [RIG, '--requests', REQUESTS], { env }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  await drop();
  rmSync(folder, { recursive: true, force: true });

  expect(output).toMatch(/^\d+ migrations there, back and there/);
  expect(output).toMatch(/\nas it was\n$/);
});
