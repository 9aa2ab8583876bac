import { BATCHES } from '@yard/contracts/back-office';
import { api, rows } from '../../test/api';
import { worker } from '../../test/batches';
import { insert, instant, make } from '../../test/make';

/** The end of a lease that a process has: it goes by the database's clock. */
const leased = () => instant(new Date(Date.now() + 30_000));

interface Timetable {
  tick(since: Date): Promise<void>;
  start(): Promise<void>;
  check(): Promise<void>;
}

const LAUNCH = new Date('2026-11-20T12:00:00Z');

const timetable = () => api.provider<Timetable>('src/scheduler/timetable', 'Timetable');

/** A timetable that has not been started, on the same database. */
const idleTimetable = () => Object.assign(Object.create(timetable()) as Timetable, { since: null });

async function tickAt(iso: string, since = LAUNCH): Promise<string[]> {
  api.clock.set(iso);
  await timetable().tick(since);
  await worker().idle();
  const runs = await rows<{ slot: string | null }>('batch_runs', 'slot IS NOT NULL');
  return runs.map(({ slot }) => slot ?? '');
}

it('starts nothing on the first day that was due before it was there', async () => {
  expect(await tickAt('2026-11-20T12:00:00Z')).toEqual([]);
  expect(await tickAt('2026-11-20T23:59:59Z')).toEqual([]);
});

it('starts each batch at its time, once a day, and says who did', async () => {
  const slots = BATCHES.map((name) => `${name} 2026-11-21`);
  const times = {
    cancel_expired_rental_requests: ['00:29:59', '00:30:00'],
    collect_payment_for_upcoming_rental_requests: ['05:59:59', '06:00:00'],
    close_completed_rental_requests: ['06:29:59', '06:30:00'],
    notify_users_with_missing_machine_returns: ['06:59:59', '07:00:00'],
  };

  for (const [name, [before, at]] of Object.entries(times)) {
    expect(await tickAt(`2026-11-21T${before}Z`)).not.toContain(`${name} 2026-11-21`);
    expect(await tickAt(`2026-11-21T${at}Z`)).toContain(`${name} 2026-11-21`);
  }

  expect((await tickAt('2026-11-21T23:00:00Z')).sort()).toEqual([...slots].sort());
  expect(await rows('batch_runs', "status = 'finished'")).toHaveLength(BATCHES.length);
  expect(await rows('audit_events', "action = 'run' AND user_id IS NULL")).toHaveLength(BATCHES.length);
});

it('starts a slot once, whatever the number of processes and their clocks', async () => {
  api.clock.set('2026-11-21T00:30:00Z');

  await Promise.all([1, 2, 3, 4].map(() => timetable().tick(LAUNCH)));
  await worker().idle();

  expect(await tickAt('2026-11-21T00:25:00Z')).toHaveLength(1);
  expect(await tickAt('2026-11-21T00:35:00Z')).toHaveLength(1);
});

it('makes up for missed nights with one run', async () => {
  await tickAt('2026-11-21T08:00:00Z');
  const restart = new Date('2026-11-25T09:00:00Z');

  const slots = await tickAt('2026-11-25T09:00:00Z', restart);

  expect(slots).toHaveLength(2 * BATCHES.length);
  expect(slots.slice(BATCHES.length)).toEqual(BATCHES.map((name) => `${name} 2026-11-25`));
});

it('goes on day by day after a clock that was weeks ahead', async () => {
  const slots = (day: string) => BATCHES.map((name) => `${name} ${day}`);
  await tickAt('2026-12-15T12:00:00Z');

  expect(await tickAt('2026-11-21T12:00:00Z')).toEqual([...slots('2026-12-15'), ...slots('2026-11-21')]);
  expect(await tickAt('2026-11-22T12:00:00Z')).toHaveLength(3 * BATCHES.length);
  expect(await tickAt('2026-11-22T13:00:00Z')).toHaveLength(3 * BATCHES.length);
});

it('counts from the time that is right when the clock was ahead at the start', async () => {
  api.clock.set('2026-12-15T12:00:00Z');
  const started = idleTimetable();
  await started.start();
  api.clock.set('2026-11-21T00:00:00Z');
  await started.check();

  api.clock.set('2026-11-21T12:00:00Z');
  await started.check();
  await worker().idle();

  expect(await rows('batch_runs', "slot LIKE '% 2026-11-21'")).toHaveLength(BATCHES.length);
});

it('waits for a run that a person started', async () => {
  const name = BATCHES[0];
  const run = await insert('batch_runs', {
    name,
    status: 'running',
    claim: name,
    dry_run: true,
    lease_expires_at: leased(),
    fence: 1,
  });
  expect(await tickAt('2026-11-21T00:30:00Z')).toEqual([]);

  const over = "UPDATE batch_runs SET status = 'finished', claim = NULL WHERE id = ?";
  await api.dataSource.query(over, [run.id]);

  expect(await tickAt('2026-11-21T00:31:00Z')).toEqual([`${name} 2026-11-21`]);
});

it('starts nothing where nobody has started it, such as in a command', async () => {
  const idle = idleTimetable();
  api.clock.set('2026-11-21T00:29:00Z');
  await idle.check();
  api.clock.set('2026-11-21T00:30:00Z');
  await idle.check();

  expect(await rows('batch_runs', 'slot IS NOT NULL')).toEqual([]);
});

describe('the alarm', () => {
  // Each test has days of its own: a process remembers which slots it has notified of.
  const MIDNIGHT = new Date('2026-12-02T00:00:00Z');
  const lateNotices = () =>
    rows<{ user_id: number; body: string }>('notifications', "type = 'batch_run.late'");

  it('is silent up to five minutes, and for slots from before the start', async () => {
    await make.admin();
    await tickAt('2026-12-01T00:35:00Z', new Date('2026-12-01T00:00:00Z'));
    await tickAt('2026-12-01T23:00:00Z', new Date('2026-12-01T22:00:00Z'));

    expect(await lateNotices()).toEqual([]);
  });

  it('notifies every admin, once a slot, of a batch that starts later', async () => {
    const [ada, bob] = [await make.admin(), await make.admin()];
    await make.owner();

    await tickAt('2026-12-02T00:35:01Z', MIDNIGHT);
    await tickAt('2026-12-02T00:36:01Z', MIDNIGHT);

    const notices = await lateNotices();
    expect(notices.map(({ user_id }) => user_id)).toEqual([ada.id, bob.id]);
    expect(notices[0]?.body).toBe(
      '“Cancel Expired Requests” was due on Wed, Dec 2, 12:30 AM UTC and is 5 minutes late.',
    );
    expect(await rows('mails')).toHaveLength(2);
    await tickAt('2026-12-03T00:40:00Z', MIDNIGHT);
    expect(await lateNotices()).toHaveLength(2 + 2 * BATCHES.length);
  });

  it('notifies of a slot that cannot start because a run takes all night', async () => {
    await make.admin();
    const name = BATCHES[0];
    const lease_expires_at = leased();
    const run = { name, status: 'running', claim: name, dry_run: false, lease_expires_at, fence: 1 };
    await insert('batch_runs', run);

    expect(await tickAt('2026-12-05T00:35:00Z', new Date('2026-12-05T00:00:00Z'))).toEqual([]);
    expect(await lateNotices()).toEqual([]);
    expect(await tickAt('2026-12-05T00:36:00Z', new Date('2026-12-05T00:00:00Z'))).toEqual([]);
    expect(await lateNotices()).toHaveLength(1);
  });
});
