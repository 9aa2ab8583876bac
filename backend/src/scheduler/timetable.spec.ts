import { BATCHES } from '@yard/contracts';
import { api, rows } from '../../test/api';
import { worker } from '../../test/batches';
import { insert } from '../../test/make';

type Timetable = { tick(since: Date): Promise<void> };

const LAUNCH = new Date('2026-11-20T12:00:00Z');

async function tickAt(iso: string, since = LAUNCH): Promise<string[]> {
  api.clock.set(iso);
  await api.provider<Timetable>('scheduler/timetable', 'Timetable').tick(since);
  await worker().settled();
  const runs = await rows<{ slot: string | null }>('batch_runs', 'slot IS NOT NULL');
  return runs.map(({ slot }) => slot ?? '');
}

it('starts nothing on the first day that was due before it was there', async () => {
  expect(await tickAt('2026-11-20T12:00:00Z')).toEqual([]);
  expect(await tickAt('2026-11-20T23:59:59Z')).toEqual([]);
});

it('starts each batch at its time, once a day, and says who did', async () => {
  const slots = BATCHES.map((name) => `${name} 2026-11-21`);

  expect(await tickAt('2026-11-21T00:29:59Z')).toEqual([]);
  expect(await tickAt('2026-11-21T00:30:00Z')).toEqual(slots.slice(0, 1));
  expect(await tickAt('2026-11-21T05:59:59Z')).toEqual(slots.slice(0, 1));
  expect(await tickAt('2026-11-21T06:00:00Z')).toEqual(slots.slice(0, 2));
  expect(await tickAt('2026-11-21T06:30:00Z')).toEqual(slots.slice(0, 3));
  expect(await tickAt('2026-11-21T06:59:59Z')).toEqual(slots.slice(0, 3));
  expect(await tickAt('2026-11-21T07:00:00Z')).toEqual(slots);
  expect(await tickAt('2026-11-21T23:00:00Z')).toEqual(slots);
  expect(await rows('batch_runs', "status = 'finished'")).toHaveLength(4);
  expect(await rows('audit_events', "action = 'run' AND user_id IS NULL")).toHaveLength(4);
});

it('starts a turn once, whatever the number of processes and their clocks', async () => {
  const timetable = api.provider<Timetable>('scheduler/timetable', 'Timetable');
  api.clock.set('2026-11-21T00:30:00Z');

  await Promise.all([1, 2, 3, 4].map(() => timetable.tick(LAUNCH)));
  await worker().settled();

  expect(await tickAt('2026-11-21T00:25:00Z')).toHaveLength(1);
  expect(await tickAt('2026-11-21T00:35:00Z')).toHaveLength(1);
});

it('makes up for missed nights with one run', async () => {
  await tickAt('2026-11-21T08:00:00Z');
  const restart = new Date('2026-11-25T09:00:00Z');

  const slots = await tickAt('2026-11-25T09:00:00Z', restart);

  expect(slots).toHaveLength(8);
  expect(slots.slice(4)).toEqual(BATCHES.map((name) => `${name} 2026-11-25`));
});

it('waits for a run that a person started', async () => {
  const name = BATCHES[0];
  const run = await insert('batch_runs', {
    name,
    status: 'running',
    claim: name,
    dry_run: true,
    lease_expires_at: '2026-11-22 00:00:00.000',
    fence: 1,
  });
  expect(await tickAt('2026-11-21T00:30:00Z')).toEqual([]);

  const over = "UPDATE batch_runs SET status = 'finished', claim = NULL WHERE id = ?";
  await api.dataSource.query(over, [run.id]);

  expect(await tickAt('2026-11-21T00:31:00Z')).toEqual([`${name} 2026-11-21`]);
});
