import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '../../test/api';

/** A process is started for each kill. */
jest.setTimeout(600_000);

const KILLS = 4;
const SEED = 20_261_120;
/** Each somewhere; `npm run test:crash` kills within all of them on both. */
const ACTS = {
  sqlite: [
    'approve',
    'refund_deposit',
    'webhook',
    'collect_payment_for_upcoming_rental_requests',
    'close_completed_rental_requests',
    'notify_users_with_missing_machine_returns',
  ],
  mysql: [
    'approve',
    'decline',
    'cancel',
    'webhook',
    'end_unpaid',
    'retry_unpaid_rents',
    'cancel_expired_rental_requests',
  ],
};
const RIG = join(process.cwd(), 'backend/test/crash/run.mjs');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yard-kill-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(`loses nothing and does nothing twice when killed ${KILLS} times in the middle, seed ${SEED}`, async () => {
  const database = await emptyDatabase();
  const { code, output } = await run(database.url).finally(() => database.drop());

  expect(output).toContain(`"kills":${KILLS}`);
  expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('FAILED') });
});

async function emptyDatabase() {
  if (api.dialect === 'sqlite') {
    return { url: `sqlite:${join(folder, 'kill.sqlite')}`, drop: () => Promise.resolve() };
  }
  const name = `yard_kill_${process.pid}`;
  await api.dataSource.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => api.dataSource.query(`DROP DATABASE ${name}`) };
}

function run(databaseUrl: string): Promise<{ code: number | null; output: string }> {
  const args = [RIG, '--kills', String(KILLS), '--seed', String(SEED), '--acts', ACTS[api.dialect].join()];
  const child = spawn(process.execPath, args, { env: { ...process.env, DATABASE_URL: databaseUrl } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
