import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '../../test/api';
import { Client } from '../../test/client';
import { yard } from '../../test/command';
import { freshDatabase } from '../../test/fresh-database';
import { type MainProcess, startMain } from '../../test/main-process';
import { SmtpInbox } from '../../test/smtp-inbox';

const BATCH = 'notify_users_with_missing_machine_returns';
const admin = { email: 'admin@example.com', password: 'password' };

let folder: string;
let inbox: SmtpInbox;
let drop: () => Promise<unknown>;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yard-roles-'));
  inbox = await SmtpInbox.open();
  const database = await freshDatabase(api, folder);
  drop = database.drop;
  variables = {
    DATABASE_URL: database.url,
    REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
    STORAGE_URL: join(folder, 'storage'),
    MAIL_URL: `smtp://127.0.0.1:${inbox.port}`,
    APP_KEY: 'a key for tests of 32 characters',
    PUSHER_APP_SECRET: 'a secret for tests',
  };
  for (const command of ['migrate', 'seed']) {
    expect(await yard([command], variables)).toMatchObject({ code: 0 });
  }
});
afterAll(async () => {
  await inbox.close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

/** By one process alone: the other role leaves it. */
describe('ROLE', () => {
  let serving: MainProcess;
  let ada: Client;

  const latestRun = async () => (await ada.get('/api/batch_runs')).body.data[0];

  it('api serves visitors, and leaves batches and mails to those that work', async () => {
    serving = await startMain({ ...variables, ROLE: 'api' });
    ada = new Client(serving.url, admin);

    expect((await ada.post(`/api/${BATCH}`)).status).toBe(200);
    expect((await new Client(serving.url).post('/forgot-password', { email: admin.email })).status).toBe(200);

    await pause(1_000);
    expect(await latestRun()).toMatchObject({ name: BATCH, status: 'queued' });
    expect(inbox.received).toEqual([]);
  });

  it('worker works, and answers whoever runs it alone', async () => {
    const working = await startMain({ ...variables, ROLE: 'worker' });

    await until(async () => (await latestRun()).status === 'finished');
    await until(() => inbox.received.some(({ to }) => to.includes(admin.email)));
    const asked = await Promise.all(
      ['/health/live', '/health/ready', '/metrics', '/', '/api/user', '/socket.io/'].map(
        async (path) => (await fetch(`${working.adminUrl}${path}`)).status,
      ),
    );
    expect(asked).toEqual([200, 200, 200, 404, 404, 404]);
    expect(working.log()).toContain('Yard is up as a worker');
    expect([await working.stop(), await serving.stop()]).toEqual([0, 0]);
  });

  it('is one of three words', async () => {
    await expect(startMain({ ...variables, ROLE: 'boss' })).rejects.toThrow(
      'ROLE is "boss"; expected all or api or worker',
    );
  });
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 1_200; !(await isSo()); tries -= 1) {
    if (tries === 0) throw new Error('it never came');
    await pause(100);
  }
}
