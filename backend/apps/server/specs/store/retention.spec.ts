import { api, later, rows } from '../../../../test/api';
import { insert, instant } from '../../../../test/make';

interface Retention {
  sweep(): Promise<void>;
  add(forget: () => Promise<void>): void;
}
const retention = () => api.provider<Retention>('@kit/server/store/retention', 'Retention');

const turnComes = (at: string) => api.dataSource.query('UPDATE sweep_turns SET next_at = ?', [at]);
const PAST = '2026-01-01 00:00:00.000';
const minutesAhead = (minutes: number) => instant(new Date(Date.now() + minutes * 60_000));

const mail = (created_at: string) =>
  insert('mails', {
    recipient: 'a@example.com',
    subject: 's',
    text: 't',
    html: 'h',
    attempts: 0,
    created_at,
  });
const session = (id: string, iso: string) =>
  api.dataSource.query('INSERT INTO sessions (id, payload, last_activity) VALUES (?, ?, ?)', [
    id,
    '{}',
    Date.parse(iso) / 1000,
  ]);

beforeEach(() => turnComes(PAST));

it('forgets what is beyond its retention, to the day, and keeps the rest', async () => {
  api.clock.set('2026-12-31T12:00:00Z');
  await session('old', '2026-12-01T11:59:59Z');
  await session('young', '2026-12-01T12:00:00Z');
  await mail(instant('2026-10-02T11:59:59Z'));
  const kept = await mail(instant('2026-10-02T12:00:00Z'));

  await retention().sweep();

  expect((await rows('sessions')).map(({ id }) => id)).toEqual(['young']);
  expect((await rows('mails')).map(({ id }) => id)).toEqual([kept.id]);
});

it('takes more than one chunk, and stored answers and batch items too', async () => {
  const run = await insert('batch_runs', {
    name: 'x',
    status: 'finished',
    dry_run: false,
    total: 0,
    done: 0,
    failed: 0,
    fence: 1,
  });
  for (let index = 0; index < 250; index += 1) {
    await insert('batch_run_items', {
      batch_run_id: run.id,
      record_type: 'rental_request',
      record_id: index,
      outcome: 'done',
    });
  }
  later('2027-06-01T00:00:00Z');

  await retention().sweep();

  expect(await rows('batch_run_items')).toEqual([]);
});

it('is one process’s work at a time', async () => {
  await mail(instant('2020-01-01T00:00:00Z'));
  await turnComes(minutesAhead(30));

  await retention().sweep();

  expect(await rows('mails')).toHaveLength(1);
});

it('does not wait for a turn that was set by a clock a day ahead', async () => {
  await mail(instant('2020-01-01T00:00:00Z'));
  await turnComes(minutesAhead(24 * 60));

  await retention().sweep();

  expect(await rows('mails')).toEqual([]);
});
