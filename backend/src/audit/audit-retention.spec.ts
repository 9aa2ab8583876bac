import { api, as, rows } from '../../test/api';
import { databaseUrl } from '../../test/main-process';
import { make } from '../../test/make';

const seal = () => api.provider<{ seal(): Promise<void> }>('src/audit/audit-sealer', 'AuditSealer').seal();

/** The round that takes away what is old everywhere; it is nobody's turn before that. */
async function forget() {
  await api.dataSource.query("UPDATE sweep_turns SET next_at = '2026-01-01 00:00:00.000'");
  await api.provider<{ sweep(): Promise<void> }>('@kit/server/store/retention', 'Retention').sweep();
}

/** `yard audit:check` as an operator runs it, with the application's key. */
async function check(): Promise<[number | null, string]> {
  const { code, output } = await api.yard(['audit:check'], {
    DATABASE_URL: databaseUrl(),
    STORAGE_URL: api.storage,
    APP_KEY: 'a key for tests of 32 characters',
  });
  return [code, output];
}

/** A change through the front door; the ids of all events that are there afterwards. */
async function busy(at: string): Promise<number[]> {
  api.clock.set(at);
  const person = await make.user();
  await as(person).put('/user/profile-information', { name: at, email: person.email });
  return ids();
}

const ids = async () => (await rows<{ id: number }>('audit_events', 'id > 0')).map(({ id }) => Number(id));

it('takes away events of more than a year ago with the hourly round, and what is left still holds', async () => {
  const old = await busy('2026-11-20T12:00:00Z');
  const all = await busy('2026-11-20T12:10:00Z');
  await seal();
  const young = all.filter((id) => !old.includes(id));

  api.clock.set('2027-11-20T12:05:00Z');
  await forget();

  expect([old.length > 0, young.length > 0]).toEqual([true, true]);
  expect(await ids()).toEqual(young);
  expect(await check()).toEqual([0, expect.stringContaining(`${young.length} events hold, 0 wait`)]);
});

it('keeps an event of more than a year ago that nobody has sealed yet', async () => {
  const old = await busy('2026-11-20T12:00:00Z');

  api.clock.set('2028-11-20T12:00:00Z');
  await forget();

  expect(await ids()).toEqual(old);
});

it('lets the log go on after all of it was taken away', async () => {
  await busy('2026-11-20T12:00:00Z');
  await seal();
  api.clock.set('2028-11-20T12:00:00Z');
  await forget();
  expect(await ids()).toEqual([]);

  const later = await busy('2028-11-20T12:00:00Z');
  await seal();

  expect(await check()).toEqual([0, expect.stringContaining(`${later.length} events hold, 0 wait`)]);
});
