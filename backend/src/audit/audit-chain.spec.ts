import { api, as, rows } from '../../test/api';
import { yard } from '../../test/command';
import { databaseUrl } from '../../test/main-process';
import { make } from '../../test/make';

interface Sealer {
  seal(): Promise<void>;
}
interface Retention {
  sweep(before: Date): Promise<number>;
}

const seal = () => api.provider<Sealer>('src/audit/audit-sealer', 'AuditSealer').seal();
const sweep = () =>
  api.provider<Retention>('src/audit/audit-retention', 'AuditRetention').sweep(api.clock.now());

const check = () => api.command('audit-commands', 'auditCheck');

async function checkFromOutside(): Promise<[number | null, string]> {
  const env = {
    DATABASE_URL: databaseUrl(),
    STORAGE_URL: api.storage,
    APP_KEY: 'a key for tests of 32 characters',
  };
  const { code, output } = await yard(['audit:check'], env);
  return [code, output];
}

/** Ten changes by two people, through the front door. */
async function busy(): Promise<number[]> {
  const people = [await make.user(), await make.user()];
  for (let n = 0; n < 4; n += 1) {
    for (const person of people) {
      await as(person).put('/user/profile-information', { name: `Name ${n}`, email: person.email });
    }
  }
  return (await rows<{ id: number }>('audit_events', '1 = 1 OR id = 0')).map(({ id }) => Number(id));
}

const change = (sql: string, id: number | undefined) => api.dataSource.query(sql, [id]);

it('holds over everything that was done', async () => {
  const ids = await busy();
  await seal();

  const [code, output] = await checkFromOutside();

  expect(output).toContain(`${ids.length} events hold, 0 wait for their seal\n`);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/newest link [0-9a-f]{64}\nThe audit log is as it was/),
  ]);
});

it.each([
  ['changed', "UPDATE audit_events SET action = 'nothing' WHERE id = ?"],
  ['changed', 'UPDATE audit_events SET user_id = NULL WHERE id = ?'],
  ['changed', "UPDATE audit_events SET data = '{}', created_at = '2020-01-01 00:00:00.000' WHERE id = ?"],
  ['deleted', 'DELETE FROM audit_events WHERE id = ?'],
])('names the first row that was %s by %s', async (what, sql) => {
  const ids = await busy();
  await seal();

  await change(sql, ids[6]);
  await change(sql, ids[3]);

  expect(await check()).toEqual([1, expect.stringContaining(`tampered with: event ${ids[3]} was ${what}`)]);
});

it('is proven to admins, who read what is wrong', async () => {
  const ids = await busy();
  const admin = await make.admin();
  const proof = async () => (await as(admin).get('/api/audit_events/proof')).body;
  await seal();

  const head = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(await proof()).toEqual({ sealed: ids.length, waiting: 0, head, bad: null });
  await change('DELETE FROM audit_events WHERE id = ?', ids[3]);
  expect(await proof()).toMatchObject({ sealed: 3, bad: `event ${ids[3]} was deleted` });
});

/** Another value for each column of the log but the id, which says which event it is. */
const OTHERS: Record<string, string> = {
  user_id: 'NULL',
  action: "'nothing'",
  record_type: "'machine'",
  record_id: 'record_id + 1',
  data: `'{"is_moved":true}'`,
  ip_address: "'198.51.100.99'",
  request_id: "'another'",
  created_at: "'2020-01-01 00:00:00.000'",
  updated_at: "'2020-01-01 00:00:00.000'",
  deleted_at: "'2026-11-20 12:00:00.000'",
};

it.each(Object.keys(OTHERS))('finds a changed %s', async (column) => {
  const ids = await busy();
  await seal();

  await change(`UPDATE audit_events SET ${column} = ${OTHERS[column]} WHERE id = ?`, ids[3]);

  expect(await check()).toEqual([1, expect.stringContaining(`tampered with: event ${ids[3]} was changed`)]);
});

it('seals every column that there is', async () => {
  await busy();

  const [event = {}] = await rows('audit_events');

  expect(Object.keys(event).sort()).toEqual(['id', ...Object.keys(OTHERS)].sort());
});

it('misses a row that went together with its seal, and a beginning that nobody swept', async () => {
  const ids = await busy();
  await seal();
  await change('DELETE FROM audit_events WHERE id = ?', ids[3]);
  await change('DELETE FROM audit_seals WHERE event_id = ?', ids[3]);
  expect(await check()).toEqual([
    1,
    expect.stringContaining(`seals before that of event ${ids[4]} were taken`),
  ]);

  await change('DELETE FROM audit_seals WHERE event_id < ?', ids[5]);
  await change("UPDATE audit_seals SET anchor = 'forged' WHERE event_id = ?", ids[5]);

  expect(await checkFromOutside()).toEqual([
    1,
    expect.stringContaining(`up to event ${ids[5]}, was taken away`),
  ]);
});

it('goes on holding after old events were swept, and misses one of the others', async () => {
  await busy();
  await seal();
  api.clock.set('2026-11-20T12:30:00Z');
  const later = await busy();
  await seal();

  api.clock.set('2026-11-20T12:29:00Z');
  const swept = await sweep();

  const left = await rows<{ id: number }>('audit_events', 'id > 0');
  expect(swept).toBeGreaterThan(0);
  expect(left).toHaveLength(later.length - swept);
  expect((await check())[0]).toBe(0);
  expect(await sweep()).toBe(0);
  await change('DELETE FROM audit_events WHERE id = ?', left[1]?.id);
  expect(await check()).toEqual([1, expect.stringContaining(`event ${left[1]?.id} was deleted`)]);
});

it('seals each event once where several processes do it at the same time', async () => {
  const ids = await busy();

  await Promise.all([seal(), seal(), seal()]);
  await seal();

  const seals = await rows<{ position: number; event_id: number }>('audit_seals');
  expect(seals.map(({ event_id }) => Number(event_id))).toEqual(ids);
  expect(seals.map(({ position }) => Number(position))).toEqual(ids.map((_id, index) => index + 1));
});

it('says how many are too young to be sealed', async () => {
  const ids = await busy();

  expect(await check()).toEqual([0, expect.stringContaining(`0 events hold, ${ids.length} wait`)]);
});
