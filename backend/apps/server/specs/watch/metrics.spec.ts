import request from 'supertest';
import { api, guest, rows } from '../../../../test/api';
import { CLOSE } from '../../../../test/batches';
import { insert, instant } from '../../../../test/make';
import { rentalScene } from '../../../../test/rental-scene';

const COLLECT = 'collect_payment_for_upcoming_rental_requests';

it('tells Prometheus on the admin port what the process does, routes by their patterns', async () => {
  await guest().get('/api/machines/999');

  const { status, headers, text } = await request(api.adminUrl).get('/metrics');

  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^realtime_connections \d/m);
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/machines\/:id",status="404"\} [1-9]/m,
  );
  expect(text).not.toContain('/api/machines/999');
});

it('says of each number of ours what it is', async () => {
  const { text } = await request(api.adminUrl).get('/metrics');

  const help = [...text.matchAll(/^# HELP (?!process_|nodejs_)(\w+) (.*)$/gm)].map(([, name, words]) => [
    name,
    words,
  ]);
  expect(Object.fromEntries(help)).toEqual({
    batch_last_finished_timestamp_seconds:
      'When each batch was last done with, in Unix time, dry runs apart; absent for one that never was.',
    build_info: 'Always 1; which version and commit runs.',
    database_cluster_size: 'Nodes of the Galera cluster, as the one says that answers here.',
    database_replica_lag_seconds:
      'How far the replica is behind at most, within a second; absent where it does not say.',
    database_replica_statements_total:
      'Statements of guests that the replica answered, or that the primary was asked in its place (passed).',
    database_replica_up:
      '1 where guests are read from the replica, 0 where it is passed over for the primary.',
    http_request_duration_seconds: 'Time from the request to its last byte, in seconds.',
    http_requests_turned_away_total: 'Requests that were answered 503 before anything was done for them.',
    http_requests_under_way: 'Requests that are being answered.',
    http_requests_waiting: 'Requests that wait to be begun.',
    payments_amount_minor_total: 'What succeeded of them, in minor units of the currency (cents).',
    payments_settled_total:
      'Payments (deposit, rent …) and refunds that this process settled, by how they ended.',
    realtime_connections: 'Open realtime connections of this process, of both protocols.',
    redis_replicas: 'Replicas that the Redis master has.',
    redis_sentinel_quorum: '1 where enough Sentinels agree to choose a master.',
    redis_sentinels_up: 'Sentinels that answer, of those of REDIS_URL.',
    remote_taken_back_timestamp_seconds:
      'When a version of a remote was last rolled back automatically, and not published again.',
    work_waiting_seconds:
      'How long the oldest that is to be done has waited, by its kind; 0 where nothing waits.',
  });
});

it('has nothing for the public port, whatever host is asked for', async () => {
  const plain = await request(api.url).get('/metrics');
  const disguised = await request(api.url).get('/metrics').set('Host', new URL(api.adminUrl).host);

  expect([plain.status, disguised.status]).toEqual([404, 404]);
});

it('counts what was collected and returned, in cents', async () => {
  const { approved, act, owner } = await rentalScene();
  const before = await series();
  const request = await approved();
  await act(owner, request, 'cancel', { reason: 'It broke.' });
  const [deposit] = await rows<{ amount: number }>('payments', "kind = 'deposit'");
  // Tables hold money as Laravel's do, in major units.
  const amount = Number(deposit?.amount) * 100;
  const after = await series();

  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(amount).toBeGreaterThan(0);
  expect(grown('payments_settled_total{kind="deposit",status="succeeded"}')).toBe(1);
  expect(grown('payments_amount_minor_total{kind="deposit",currency="usd"}')).toBe(amount);
  expect(grown('payments_settled_total{kind="refund",status="succeeded"}')).toBe(1);
  expect(grown('payments_amount_minor_total{kind="refund",currency="usd"}')).toBe(amount);
});

it('says how long the oldest waits that is to be done, and when batches were last done with', async () => {
  const now = api.clock.now().getTime();
  const at = (seconds: number) => instant(new Date(now - seconds * 1000));
  const message = { type: 'invoice.paid', payload: '{}', attempts: 0 };
  await insert('stripe_events', {
    ...message,
    stripe_event_id: 'evt_done',
    created_at: at(900),
    handled_at: at(800),
  });
  await insert('stripe_events', { ...message, stripe_event_id: 'evt_left', created_at: at(90) });
  const run = { name: CLOSE, dry_run: false, total: 0, done: 0, failed: 0, fence: 1 };
  await insert('batch_runs', { ...run, status: 'finished', finished_at: at(7_200) });
  await insert('batch_runs', { ...run, status: 'finished', finished_at: at(3_600) });
  await insert('batch_runs', { ...run, dry_run: true, status: 'finished', finished_at: at(60) });
  await insert('batch_runs', { ...run, name: COLLECT, status: 'running', lease_expires_at: at(45) });
  await insert('batch_runs', { ...run, status: 'running', lease_expires_at: at(-45) });

  const told = await series();

  expect(told.get('work_waiting_seconds{work="provider_messages"}')).toBe(90);
  expect(told.get('work_waiting_seconds{work="payments"}')).toBe(0);
  expect(told.get('work_waiting_seconds{work="batches"}')).toBe(45);
  expect(told.get(`batch_last_finished_timestamp_seconds{batch="${CLOSE}"}`)).toBe(now / 1000 - 3_600);
});

/** Every line's number, by its name and labels. */
async function series(): Promise<Map<string, number>> {
  const { text } = await request(api.adminUrl).get('/metrics');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}
