import { api, as, guest, rows } from '../../../test/api';
import { instant, make } from '../../../test/make';
import { errorReport, EVENTS, recording } from '../../../test/permissions/watching-records';

const MEGABYTE = 1024 * 1024;
const NOW = instant('2026-11-20T12:00:00Z');
const BEFORE = instant('2026-11-20T10:59:59Z');
const VISITOR = '7d9f3c52-4b8e-4f1a-9a51-0c3f1f5b2a11';

type Person = Awaited<ReturnType<typeof make.user>>;

async function send(person: Person | null) {
  const about = { visitor: VISITOR, events: EVENTS, error_report_id: (await errorReport()).id };
  return (person ? as(person) : guest()).post('/api/recordings', about);
}

async function network(): Promise<unknown> {
  const { body } = await send(await make.user());
  const [row] = (await rows('recordings')).filter(({ id }) => id === body.id);
  await api.dataSource.query('DELETE FROM recordings');
  return row?.['network_hash'];
}

const kept = (megabytes: number, fields: object) =>
  recording({ stored_bytes: megabytes * MEGABYTE, created_at: BEFORE, ...fields });
const ids = async () => (await rows('recordings')).map(({ id }) => Number(id));

it('takes 20 MB an hour from one account, wherever it is', async () => {
  const ray = await make.user();
  await kept(10, { user_id: ray.id, created_at: NOW });
  const half = await kept(10, { user_id: ray.id, created_at: NOW });

  const over = await send(ray);
  const others = await send(await make.user());
  await api.dataSource.query('UPDATE recordings SET created_at = ? WHERE id = ?', [BEFORE, half.id]);

  expect([over.status, over.headers['retry-after'], others.status]).toEqual([429, '3600', 201]);
  expect((await send(ray)).status).toBe(201);
});

it('takes 20 MB an hour from one network, however many accounts send it', async () => {
  const network_hash = await network();
  for (const megabytes of [7, 7, 6]) {
    await kept(megabytes, { user_id: (await make.user()).id, network_hash, created_at: NOW });
  }

  const answers = [await send(await make.user()), await send(null)];

  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  expect(await ids()).toHaveLength(3);
});

it('takes of two that are sent together no more than of one after the other', async () => {
  const ray = await make.user();
  const [{ stored_bytes: each }] = (await send(ray), await rows('recordings')) as [{ stored_bytes: number }];
  await recording({ stored_bytes: 20 * MEGABYTE - 2 * each, user_id: ray.id, created_at: NOW });

  const answers = await Promise.all([send(ray), send(ray), send(ray)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
});

it('keeps 100 MB of one account: its own oldest go, and nobody else’s', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  const others = [await kept(60, { user_id: olive.id }), await kept(60, {})];
  await kept(60, { user_id: ray.id });
  const younger = await kept(40, { user_id: ray.id });

  const { body } = await send(ray);

  expect(await ids()).toEqual([...others, younger, body].map(({ id }) => id));
});

it('keeps 100 MB of one network, and no guest’s go for an account', async () => {
  const network_hash = await network();
  const guests = await kept(100, { network_hash });
  const ray = await make.user();

  expect((await send(ray)).status).toBe(429);
  expect(await ids()).toEqual([guests.id]);
  const { body } = await send(null);
  expect(await ids()).toEqual([body.id]);
});

it('keeps 1 GB in all: who has nothing there to give up is told to come later', async () => {
  const ray = await make.user();
  const others = await kept(1_000, {});
  const own = await kept(24, { user_id: ray.id });

  const over = await send(await make.user());
  const { body } = await send(ray);

  expect(over.status).toBe(429);
  expect(await ids()).toEqual([others.id, body.id]);
  expect(body.id).not.toBe(own.id);
});
