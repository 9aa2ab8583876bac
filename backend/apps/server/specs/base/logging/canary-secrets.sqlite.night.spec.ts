import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { api, rows } from '../../../../../test/api';
import { Client } from '../../../../../test/client';
import { yard } from '../../../../../test/command';
import { databaseUrl, startMain } from '../../../../../test/main-process';
import { make } from '../../../../../test/make';
import { PNG } from '../../../../../test/permissions/png';
import { canary, liveWithSecrets, type Secrets } from '../../../../../test/secrets/life';
import { found, inAnswers, inFiles, inTables, without } from '../../../../../test/secrets/places';
import { SmtpInbox } from '../../../../../test/smtp-inbox';

const AS_LARAVEL = ['sessions.id: session id', 'users.remember_token: remember token'];
/** A link of a mail that was never sent. */
const UNSENT_KEY = /[?&](?:token|signature)=[0-9a-f]{8}/;

const operator: Secrets = {
  APP_KEY: canary('key').slice(-40),
  PUSHER_APP_SECRET: canary('pusher'),
  STRIPE_SECRET_KEY: `sk_test_${canary('stripe').replaceAll('-', '')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${canary('webhook').replaceAll('-', '')}`,
  METRICS_TOKEN: canary('metrics'),
};
const mailPassword = canary('mail');
const databasePassword = canary('database');

let inbox: SmtpInbox;
let dropUser = (): Promise<unknown> => Promise.resolve();

beforeAll(async () => {
  const signsIn = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
  inbox = await SmtpInbox.open({
    ...signsIn,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
  });
});
afterAll(async () => {
  await inbox.close();
  await dropUser();
});

const variables = (more: Record<string, string> = {}) => ({
  ...operator,
  DEMO: 'false',
  PAYMENTS: 'simulator',
  LOG_LEVEL: 'trace',
  LOG_REQUESTS: 'true',
  STORAGE_URL: join(api.storage, 'secrets'),
  MAIL_URL: `smtp://yard:${mailPassword}@127.0.0.1:${inbox.port}`,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_everybody_reads_it',
  ...more,
});

it('keeps secrets out of logs, tables, files, metrics and of what others are told, also where it fails', async () => {
  const secrets: Secrets = {
    ...operator,
    'mail password': mailPassword,
    'database password': databasePassword,
  };
  const admin = await make.admin();
  const stranger = await make.owner();
  const running = await startMain(variables({ DATABASE_URL: await withPassword() }));
  const { url, adminUrl } = running;

  const { email, client } = await liveWithSecrets({ url, inbox, appKey: operator['APP_KEY'] ?? '' }, secrets);
  await client.upload('/api/media', PNG, 'a.png');
  await client.post('/api/error_reports', {
    message: `cannot pay with ${secrets['card number']}`,
    stack: `at ${url}/reset-password?token=${secrets['reset token']}`,
    page: `/reset-password?token=${secrets['reset token']}`,
  });
  await failing(url, email, client, secrets);

  const signIn = (site: string, person: { email: string }) =>
    new Client(site, { email: person.email, password: 'password' });
  const metrics = await fetch(`${url}/metrics`, {
    headers: { Authorization: `Bearer ${operator['METRICS_TOKEN']}` },
  });
  const told = [
    ...(await inAnswers(new Client(url), secrets)),
    ...(await inAnswers(signIn(url, stranger), secrets)),
    ...(await inAnswers(signIn(adminUrl, admin), secrets)),
    ...found('metrics', await metrics.text(), secrets),
  ];
  await running.stop();

  expect(Object.keys(secrets).length).toBeGreaterThan(30);
  expect(metrics.status).toBe(200);
  expect(told).toEqual([]);
  expect(found('log', running.log(), secrets)).toEqual([]);
  expect(running.log()).toContain('"msg":"request"');
  expect(running.log()).not.toMatch(UNSENT_KEY);
  expect((await inTables(secrets)).sort()).toEqual(AS_LARAVEL);
  expect(inFiles(api.storage, secrets)).toEqual([]);
  expect(found('backup', await backedUp(), secrets).sort()).toEqual([
    'backup: remember token',
    'backup: session id',
  ]);
  // There was something to tell of.
  expect((await rows('error_reports')).length).toBeGreaterThan(2);
  expect((await rows('audit_events')).length).toBeGreaterThan(5);
});

it('repeats no key that the card provider repeats', async () => {
  const provider = createServer((request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    const message = `Invalid API Key provided: ${request.headers.authorization}`;
    response.end(JSON.stringify({ error: { type: 'invalid_request_error', message } }));
  });
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const { port } = provider.address() as AddressInfo;
  const ray = await make.user();
  const running = await startMain(
    variables({
      DATABASE_URL: databaseUrl(),
      PAYMENTS: 'stripe',
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    }),
  );

  const client = new Client(running.url, { email: ray.email, password: 'password' });
  const answer = await client.post('/api/payment_methods');
  await running.stop();
  provider.close();

  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(found('answer', answer.text, operator)).toEqual([]);
  expect(running.log()).toContain('Invalid API Key');
  expect(found('log', running.log(), operator)).toEqual([]);
  expect(await inTables(operator)).toEqual([]);
});

it('names no password where the database refuses it', async () => {
  const address = `mysql://nobody:${databasePassword}@127.0.0.1:1/none`;
  const refused = startMain(variables({ DATABASE_URL: address }));

  const words = await refused.then(
    () => 'started',
    (error: Error) => error.message,
  );

  expect(words).toMatch(/^ended with 1/);
  expect(words).not.toContain(databasePassword);
});

/** The statements of a server that fails bear the secrets; its log and its list of errors must not. */
async function failing(url: string, email: string, client: Client, secrets: Secrets): Promise<void> {
  const token = 'f'.repeat(63) + '1';
  const password = canary('failing');
  Object.assign(secrets, { 'unspent token': token, 'password of a failure': password });
  const guest = new Client(url);
  const twice = { password, password_confirmation: password };
  await without('password_reset_tokens', () => guest.post('/reset-password', { email, token, ...twice }));
  await without('mails', () => guest.post('/forgot-password', { email: 'forgetful@example.com' }));
  await without('audit_events', () =>
    guest.post('/register', { name: 'R', email: 'r@example.com', ...twice }),
  );
  await without('payment_methods', () =>
    client.post('/api/payment_methods/simulated', {
      number: secrets['card number'],
      exp_month: 1,
      exp_year: 2034,
      cvc: '1',
    }),
  );
  await without('sessions', () => client.get('/api/user'));
}

/** All that is in a backup. */
async function backedUp(): Promise<string> {
  const file = join(api.storage, 'yard.tar.gz');
  const { code, output } = await yard(['backup', file], variables({ DATABASE_URL: databaseUrl() }));
  expect([code, output]).toEqual([0, expect.stringContaining('the database and 1 files')]);
  return gunzipSync(readFileSync(file)).toString('latin1');
}

/** MariaDB's login has a password of its own here; a file has none. */
async function withPassword(): Promise<string> {
  if (api.dialect === 'sqlite') return databaseUrl();
  const url = new URL(databaseUrl());
  const user = `canary_${randomBytes(5).toString('hex')}`;
  const names = ['%', 'localhost'].map((host) => `'${user}'@'${host}'`);
  for (const name of names) {
    await api.dataSource.query(`CREATE USER ${name} IDENTIFIED BY '${databasePassword}'`);
    await api.dataSource.query(`GRANT ALL ON \`${url.pathname.slice(1)}\`.* TO ${name}`);
  }
  dropUser = () => api.dataSource.query(`DROP USER ${names.join()}`);
  Object.assign(url, { username: user, password: databasePassword });
  return url.toString();
}
