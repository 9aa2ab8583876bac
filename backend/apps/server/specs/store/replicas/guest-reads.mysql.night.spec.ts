/** @jest-environment-options {"replica":true} */
import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { api, as, guest } from '../../../../../test/api';
import { make } from '../../../../../test/make';
import type { GuestReads } from '@kit/server/store/replicas/guest-reads';
import type { Replicas } from '@kit/server/store/replicas/replicas';

const replica = api.replica as NonNullable<typeof api.replica>;
const OLD_BEAT = "SELECT 1 AS id, CAST('2026-01-01 00:00:00.000' AS DATETIME(3)) AS beaten_at";

let olive: { id: number; email: string };
let digger: { id: number };

beforeEach(async () => {
  olive = await make.owner();
  digger = await make.machine(olive, { subject: 'Digger' });
  await replica.copy();
  await replica.dataSource.query("UPDATE machines SET subject = 'Digger (copy)'");
  await until(async () => (await listed(guest())) === 'Digger (copy)');
});
afterEach(() => replica.set('pass'));

const listed = async (who: ReturnType<typeof guest>) => {
  const { status, body } = await who.get('/api/machines?facets=1');
  return status === 200 ? body.data[0].subject : status;
};
const suggested = async (who: ReturnType<typeof guest>, text: string) => {
  const { body } = await who.get(`/api/machines/suggestions?q=${text}`);
  return (body.suggestions as { label: string }[]).map(({ label }) => label);
};
const metric = async (name: string) => {
  const { text } = await request(api.adminUrl).get('/metrics');
  return Number(new RegExp(`^database_replica_${name} (\\S+)$`, 'm').exec(text)?.[1]);
};
const state = () => metric(`up\\{replica="[^"]+"\\}`);

describe('guests', () => {
  it('find machines, suggestions, the start page and the site map in the replica', async () => {
    expect(await suggested(guest(), 'digger')).toContain('Digger (copy)');
    const start = await request(api.url).get('/').set('accept', 'text/html');
    await replica.dataSource.query('UPDATE machines SET id = 99 WHERE id = ?', [digger.id]);
    const map = await request(api.url).get('/sitemap-machines-1.xml');

    expect(start.text).toContain('Digger (copy)');
    expect(map.text).toContain('/machines/99<');
  });

  it('see one machine as it is now', async () => {
    expect((await guest().get(`/api/machines/${digger.id}`)).body.subject).toBe('Digger');
  });
});

it('who is signed in reads the primary, and finds what they wrote at once', async () => {
  expect(await listed(as(olive))).toBe('Digger');

  expect((await as(olive).patch(`/api/machines/${digger.id}`, { subject: 'Trencher' })).status).toBe(200);
  expect(await listed(as(olive))).toBe('Trencher');
  expect(await suggested(as(olive), 'trencher')).toContain('Trencher');
  expect(await suggested(guest(), 'trencher')).not.toContain('Trencher');
});

describe('within a request of a guest', () => {
  const asGuest = <T>(work: () => Promise<T>) =>
    api.provider<GuestReads>('@kit/server/store/replicas/guest-reads', 'GuestReads').of(true, work);
  const subject = async (source: Pick<typeof api.dataSource, 'query'>) =>
    (await source.query<{ subject: string }[]>('SELECT subject FROM machines'))[0]?.subject;

  it('what is read after a write comes from where that was written', async () => {
    const seen = await asGuest(async () => {
      const before = await subject(api.dataSource);
      await api.dataSource.query("UPDATE machines SET subject = 'Loader'");
      return [before, await subject(api.dataSource)];
    });

    expect(seen).toEqual(['Digger (copy)', 'Loader']);
    expect(await subject(api.dataSource)).toBe('Loader');
  });

  it('a transaction reads the primary, and so does what follows it', async () => {
    const seen = await asGuest(async () => [
      await api.dataSource.transaction((tx) => subject(tx)),
      await subject(api.dataSource),
    ]);

    expect(seen).toEqual(['Digger', 'Digger']);
  });

  it('what the replica cannot answer is asked of the primary, and the replica again by the next', async () => {
    const before = await metric('statements_total\\{replica="[^"]+",outcome="passed"\\}');
    await replica.dataSource.query('RENAME TABLE machine_types TO machine_types_later');
    const meanwhile = await listed(guest());
    await replica.dataSource.query('RENAME TABLE machine_types_later TO machine_types');

    expect([meanwhile, await listed(guest())]).toEqual(['Digger', 'Digger (copy)']);
    expect(await metric('statements_total\\{replica="[^"]+",outcome="passed"\\}')).toBe(before + 1);
  });
});

describe.each(['refuse', 'hole', 'half'] as const)('a replica behind a wire that does this: %s', (mode) => {
  it('is passed over without a failure, also for who is just asking, and is asked again once it is back', async () => {
    const asked = Array.from({ length: 12 }, () => listed(guest()));
    replica.set(mode);
    const answers = await Promise.all([...asked, ...Array.from({ length: 12 }, () => listed(guest()))]);

    expect(answers.filter((answer) => answer !== 'Digger' && answer !== 'Digger (copy)')).toEqual([]);
    await until(async () => (await state()) === 0);
    expect(await listed(guest())).toBe('Digger');

    replica.set('pass');
    await until(async () => (await listed(guest())) === 'Digger (copy)');
    expect(await state()).toBe(1);
  });
});

it('one that is too far behind is passed over until it has caught up', async () => {
  const [view] = await replica.dataSource.query<{ 'Create View': string }[]>(
    'SHOW CREATE VIEW replica_beats',
  );
  await replica.dataSource.query(`CREATE OR REPLACE VIEW replica_beats AS ${OLD_BEAT}`);

  await until(async () => (await state()) === 0);
  expect(await listed(guest())).toBe('Digger');
  expect(await metric('lag_seconds\\{replica="[^"]+"\\}')).toBeGreaterThan(5);

  await replica.dataSource.query(String(view?.['Create View']).replace('CREATE', 'CREATE OR REPLACE'));
  await until(async () => (await listed(guest())) === 'Digger (copy)');
  expect(await metric('lag_seconds\\{replica="[^"]+"\\}')).toBeLessThan(5);
});

it('of several each is asked in its turn, and those that are up where one is not', async () => {
  const urls = [replica.url, replica.direct];
  const Both = api.exported<typeof Replicas>('@kit/server/store/replicas/replicas', 'Replicas');
  const several = new Both(api.dataSource as unknown as DataSource, { urls, lagSeconds: 5 });
  several.start();
  const names = () => new Set(Array.from({ length: 4 }, () => several.next()?.name));
  const placeOf = (url: string) => new URL(url).host + new URL(url).pathname;

  await until(() => Promise.resolve(names().size === 2));
  expect(names()).toEqual(new Set(urls.map(placeOf)));

  replica.set('refuse');
  await until(() => Promise.resolve(names().size === 1));
  expect(names()).toEqual(new Set([placeOf(replica.direct)]));
  await several.close();
  expect(several.next()).toBeNull();
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 1_200; !(await isSo()); tries -= 1) {
    if (tries === 0) throw new Error('it never came');
    await pause(50);
  }
}
