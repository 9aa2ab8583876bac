import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { api } from '../../../../../test/api';
import { Client } from '../../../../../test/client';
import { freshDatabase } from '../../../../../test/fresh-database';
import { freePort } from '../../../../../../tools/test/free-port.cjs';

const DIST = join(__dirname, '../../../../../dist');
/** Words that stand where secrets do: none may be written anywhere. */
const canary = (name: string) => `canary-${name}-${randomBytes(6).toString('hex')}`;
const SECRETS = {
  password: canary('password'),
  appKey: canary('key'),
  pusher: canary('pusher'),
  metrics: canary('metrics'),
  token: canary('token'),
  card: '4242 4242 4242 4242',
  method: 'pm_card_chargeDeclined',
  phone: canary('phone'),
  body: canary('body'),
};

let folder = '';
let drop = (): Promise<unknown> => Promise.resolve();
let variables: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yard-log-'));
  const database = await freshDatabase(api, folder);
  drop = database.drop;
  variables = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    STORAGE_URL: folder,
    PAYMENTS: 'simulator',
    MAIL_KEPT: 'outbox',
    APP_KEY: `${SECRETS.appKey}-of-more-than-32-letters`,
    PUSHER_APP_SECRET: `${SECRETS.pusher}-of-more-than-32-letters`,
    METRICS_TOKEN: SECRETS.metrics,
    APP_URL: 'https://yard.example.com',
    ADMIN_URL: 'https://admin.yard.example.com',
    PORT: '0',
    ADMIN_PORT: '0',
    LOG_REQUESTS: 'true',
    LOG_LEVEL: 'trace',
  };
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

function run(args: string[], more: Record<string, string> = {}): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...variables, ...more } }, (_error, stdout, stderr) => {
      resolve(linesOf(stdout + stderr));
    });
  });
}

const linesOf = (output: string) => output.split('\n').filter((line) => line !== '');
const read = (line: string) => JSON.parse(line) as Record<string, unknown>;

it('is JSON in production: migrations, a start that fails and one that does not, requests, the end', async () => {
  const migrated = await run([join(DIST, 'apps/cli/cli.js'), 'migrate']);
  const refused = await run([join(DIST, 'apps/server/main.js')], { PORT: 'abc' });
  const crashed = await run([join(DIST, 'apps/server/main.js')], {
    DATABASE_URL: 'mysql://yard:hidden@127.0.0.1:1/yard',
  });
  const { output, ids } = await lived();

  expect(migrated.map(read)).toContainEqual(
    expect.objectContaining({ msg: expect.stringMatching(/^migrated /) }),
  );
  expect(refused.map(read)).toMatchObject([
    { level: 60, msg: 'PORT is "abc"; expected a port from 0 to 65535' },
  ]);
  expect(crashed.map(read)).toMatchObject([{ level: 60 }]);
  const lines = output.map(read);
  expect(lines).toContainEqual(expect.objectContaining({ level: 30, msg: 'Yard is up.' }));
  for (const id of ids) {
    expect(lines).toContainEqual(
      expect.objectContaining({ request_id: id, msg: 'request', method: expect.any(String) }),
    );
  }
  const all = [...migrated, ...refused, ...crashed, ...output].join('\n');
  const found = Object.values({ ...SECRETS, database: 'hidden', digits: '4242424242424242' });
  expect(found.filter((secret) => all.includes(secret))).toEqual([]);
});

/** A server that is asked things with secrets in them, and stopped. */
async function lived(): Promise<{ output: string[]; ids: string[] }> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const env = { ...variables, PORT: String(port), ADMIN_PORT: String(adminPort) };
  const child = spawn(process.execPath, [join(DIST, 'apps/server/main.js')], { env });
  const output = collect(child);
  await output.until('Yard is up.');
  const ids = await ask(`http://127.0.0.1:${port}`);
  child.kill('SIGTERM');
  await once(child, 'close');
  return { output: linesOf(output.text()), ids };
}

async function ask(url: string): Promise<string[]> {
  const { password, phone, token, card, method, body, metrics } = SECRETS;
  const person = new Client(url);
  const email = `${body}@example.com`;
  const account = { name: 'Ray', email, password, password_confirmation: password, phone };
  const answers = [
    await person.post('/register', account),
    await person.get('/api/user'),
    await person.post('/login', { email, password: `${password}x` }),
    await person.post('/forgot-password', { email }),
    await person.post('/reset-password', { email, token, password, password_confirmation: password }),
    await person.post('/api/payment_methods/simulated', {
      number: card,
      exp_month: 1,
      exp_year: 2030,
      cvc: '999',
    }),
    await person.post('/api/rental_requests', { stripe_payment_method_id: method, details: body }),
    await person.get(`/email/verify/1/${token}?signature=${token}`),
    await person.get(`/api/machines?search=${token}`),
    await request(url).get('/metrics').set('Authorization', `Bearer ${metrics}`),
  ];
  return answers.map(({ headers }) => String(headers['x-request-id']));
}

function collect({ stdout, stderr }: ChildProcess) {
  let text = '';
  const waiting: { words: string; tell: () => void }[] = [];
  const take = (chunk: Buffer) => {
    text += String(chunk);
    waiting.filter(({ words }) => text.includes(words)).forEach(({ tell }) => tell());
  };
  stdout?.on('data', take);
  stderr?.on('data', take);
  return {
    text: () => text,
    until: (words: string) =>
      new Promise<void>((tell, reject) => {
        waiting.push({ words, tell });
        stdout?.once('close', () => reject(new Error(`ended without "${words}": ${text}`)));
      }),
  };
}
