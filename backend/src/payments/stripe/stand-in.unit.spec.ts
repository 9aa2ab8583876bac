import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { Faults } from '../../../test/stripe-server/faults';
import { IdempotencyKeys } from '../../../test/stripe-server/idempotency';
import { readForm } from '../../../test/stripe-server/form';
import { StripeServer } from '../../../test/stripe-server/stripe-server';

let server: StripeServer;

beforeAll(async () => {
  server = await StripeServer.open();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

function clientOf(url = server.url, key = 'sk_test_1'): Stripe {
  const { hostname: host, port } = new URL(url);
  return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

async function charge(idempotencyKey: string, amount = 1000, client = clientOf()) {
  const { id: customer } = await client.customers.create({ email: 'a@b.c' }, { idempotencyKey: 'customer' });
  const payment = { amount, currency: 'usd', customer, payment_method: 'pm_card_visa', confirm: true };
  const parameters = { ...payment, off_session: true, payment_method_types: ['card'] };
  return client.paymentIntents.create(parameters, { idempotencyKey });
}

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { statusCode?: number; type?: string; code?: string }) => error,
  );

it('answers a key again as the first time, failures of its own included', async () => {
  const first = await charge('a');
  server.fail({ kind: 'error_after', on: 'POST /v1/payment_intents' });
  const broken = await errorOf(charge('b'));

  expect((await charge('a')).id).toBe(first.id);
  expect([broken?.statusCode, (await errorOf(charge('b')))?.statusCode]).toEqual([500, 500]);
  expect(server.movements).toHaveLength(2);
});

it('refuses a key with other parameters, and one that is in use', async () => {
  await charge('a');
  const other = await errorOf(charge('a', 2000));
  const keys = new IdempotencyKeys();
  const begun = [keys.begin('b', 'this'), keys.begin('b', 'this')];

  expect([other?.statusCode, other?.type]).toEqual([400, 'StripeIdempotencyError']);
  expect(begun.map((reply) => reply?.status ?? null)).toEqual([null, 409]);
  expect(server.movements).toHaveLength(1);
});

it('forgets a key with a failure that came before any work', async () => {
  server.fail({ kind: 'error_before', on: 'POST /v1/payment_intents' });

  expect((await errorOf(charge('a')))?.statusCode).toBe(500);
  expect((await charge('a')).status).toBe('succeeded');
});

it('knows no other account, and lists page by page, newest first', async () => {
  expect((await errorOf(charge('x', 1, clientOf(server.url, 'sk_live_1'))))?.statusCode).toBe(401);
  const made = [await charge('a'), await charge('b'), await charge('c')].map(({ id }) => id);
  const { customer } = await clientOf().paymentIntents.retrieve(made[0] ?? '');
  const listed: string[] = [];
  const list = clientOf().paymentIntents.list({ customer: String(customer), limit: 2 });

  for await (const { id } of list) listed.push(id);

  expect(listed).toEqual(made.reverse());
});

it('reads forms as the library writes them', () => {
  expect(readForm('a=1&metadata[b]=2&list[0]=x&list[1]=y&deep[c][d]=%C3%A4')).toEqual({
    a: '1',
    metadata: { b: '2' },
    list: { 0: 'x', 1: 'y' },
    deep: { c: { d: 'ä' } },
  });
});

it('brings the same faults for the same seed', () => {
  const kinds = (seed: number) => {
    const faults = new Faults();
    faults.unleash({ seed, chances: { drop_after: 0.3, too_many: 0.3 } });
    return Array.from({ length: 50 }, () => faults.next('POST /v1/refunds')?.kind ?? null);
  };

  expect(kinds(7)).toEqual(kinds(7));
  expect(kinds(7)).not.toEqual(kinds(8));
  expect(new Set(kinds(7))).toEqual(new Set(['drop_after', 'too_many', null]));
});

it('runs as a process of its own whose movements outlive it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yard-stripe-'));
  const file = join(folder, 'movements.jsonl');
  const script = join(__dirname, '../../../test/stripe-server/start.cjs');
  const child = spawn(process.execPath, [script, '--movements', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const output = await new Promise<string>((resolve) =>
      child.stdout.once('data', (text: Buffer) => resolve(text.toString())),
    );
    const { id } = await charge('a', 1234, clientOf(output.trim().replace('ready ', '')));
    child.kill('SIGKILL');

    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { kind: 'charge', id, amount: 1234, currency: 'usd', metadata: {} },
    ]);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
