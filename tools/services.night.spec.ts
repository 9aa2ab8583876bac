import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The runner is a module. */
const PROGRAM = `
  import { startServices } from ${JSON.stringify(join(__dirname, 'test/services.mjs'))};
  const addresses = [];
  for (let time = 0; time < 2; time += 1) {
    const services = await startServices(process.argv[1], ['wire']);
    addresses.push(process.env.TEST_REDIS_URL);
    await services.stop();
    addresses.push(process.env.TEST_REDIS_URL ?? 'none');
  }
  console.log(JSON.stringify(addresses));`;

it('starts services anew after it stopped them, and leaves no address of one that is gone', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'yard-services-'));
  const { TEST_REDIS_URL: _given, ...env } = process.env;
  const args = ['--input-type=module', '-e', PROGRAM, scratch];
  const database = { TEST_DATABASE_URL: 'mysql://root@127.0.0.1:1' };
  const output = execFileSync(process.execPath, args, { env: { ...env, ...database }, encoding: 'utf8' });
  rmSync(scratch, { recursive: true });

  const address = expect.stringMatching(/^redis:\/\/127\.0\.0\.1:\d+$/);
  expect(JSON.parse(output)).toEqual([address, 'none', address, 'none']);
});
