import type { UnitOfWork } from '@kit/server/store/unit-of-work';
import request from 'supertest';
import { api, as, guest, rows } from '../../../../../test/api';
import { make } from '../../../../../test/make';
import { refusal } from '../../../../../test/refusals';
import { ADDRESS, keyed } from '../../../../../test/keyed';

const PATH = '/api/addresses';

const UNIT_OF_WORK = ['@kit/server/store/unit-of-work', 'UnitOfWork'] as const;

it('gives the first answer again, and does nothing a second time', async () => {
  const ray = await make.user();
  const first = await keyed(as(ray), PATH, ADDRESS);
  const told = api.broadcasts.length;

  const again = await keyed(as(ray), PATH, ADDRESS);

  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.text).toBe(first.text);
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(first.headers).not.toHaveProperty('idempotency-replayed');
  expect(await rows('addresses')).toHaveLength(1);
  expect(api.broadcasts).toHaveLength(told);
});

it('keeps keys apart by person, path and letter case', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  await keyed(as(ray), PATH, ADDRESS);

  const others = [
    await keyed(as(olive), PATH, ADDRESS),
    await keyed(as(ray), PATH, ADDRESS, 'KEY 1'),
    await keyed(as(ray), `${PATH}/store_many`, { data: [ADDRESS] }),
    await as(ray).post(PATH, ADDRESS),
  ];

  expect(others.map(({ status }) => status)).toEqual([201, 201, 200, 201]);
  expect(await rows('addresses')).toHaveLength(5);
});

it('refuses a key that comes again with another body or query', async () => {
  const ray = await make.user();
  await keyed(as(ray), PATH, ADDRESS);

  for (const [path, body] of [
    [PATH, { ...ADDRESS, line1: '14 Main Street' }],
    [`${PATH}?line2=B`, ADDRESS],
  ] as const) {
    const answer = await keyed(as(ray), path, body);
    const used = 'The Idempotency-Key was used before with another request body.';
    expect([answer.status, answer.body.errors]).toEqual([422, { 'Idempotency-Key': [used] }]);
  }
  expect(await rows('addresses')).toHaveLength(1);
});

it('runs one of many requests that come at the same time', async () => {
  const ray = await make.user();
  await as(ray).get('/api/user');

  const answers = await Promise.all(Array.from({ length: 8 }, () => keyed(as(ray), PATH, ADDRESS)));

  expect(await rows('addresses')).toHaveLength(1);
  const created = answers.filter(({ status }) => status === 201);
  expect(created.length).toBeGreaterThanOrEqual(1);
  expect(new Set(created.map(({ text }) => text)).size).toBe(1);
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect((await keyed(as(ray), PATH, ADDRESS)).status).toBe(201);
});

it('answers 409 while the first one runs, and takes over what was left behind', async () => {
  const ray = await make.user();
  await keyed(as(ray), PATH, ADDRESS);
  await api.dataSource.query('UPDATE idempotency_keys SET status = NULL, body = NULL');

  const running = await keyed(as(ray), PATH, ADDRESS);
  expect(refusal(running)).toEqual([409, 'The first request with this Idempotency-Key is still running.']);

  api.clock.set('2026-11-20T12:00:29Z');
  expect((await keyed(as(ray), PATH, ADDRESS)).status).toBe(409);
  api.clock.set('2026-11-20T12:00:30Z');
  expect((await keyed(as(ray), PATH, { ...ADDRESS, line1: 'x' })).status).toBe(422);
  const answers = await Promise.all(Array.from({ length: 4 }, () => keyed(as(ray), PATH, ADDRESS)));
  expect(answers.map(({ status }) => status)).toContain(201);
  expect(await rows('addresses')).toHaveLength(2);
});

it('leaves a request alone that runs longer than that, in a process that lives', async () => {
  const ray = await make.user();
  const hooks = api.provider<{ renew(): Promise<void> }>(
    '@kit/server/store/idempotency/idempotency.hooks',
    'IdempotencyHooks',
  );
  const repeated: number[] = [];
  const run = jest.spyOn(api.provider<UnitOfWork>(...UNIT_OF_WORK), 'run');
  run.mockImplementationOnce(async (work) => {
    run.mockRestore();
    api.clock.set('2026-11-20T12:00:25Z');
    await hooks.renew();
    api.clock.set('2026-11-20T12:00:54Z');
    repeated.push((await keyed(as(ray), PATH, ADDRESS)).status);
    return api.provider<UnitOfWork>(...UNIT_OF_WORK).run(work);
  });

  expect((await keyed(as(ray), PATH, ADDRESS)).status).toBe(201);

  expect(repeated).toEqual([409]);
  expect(await rows('addresses')).toHaveLength(1);
});

it('says of what was done that its answer was lost', async () => {
  const ray = await make.user();
  await keyed(as(ray), PATH, ADDRESS);
  await api.dataSource.query('UPDATE idempotency_keys SET status = NULL, body = NULL');
  const [row] = await rows<{ scope: string; claim: string }>('idempotency_keys');
  const claim = { scope: row?.scope, claim: row?.claim };
  const keys = api.provider<{
    written(manager: unknown, claim: unknown): Promise<void>;
    releaseUnwritten(claim: unknown): Promise<void>;
  }>('@kit/server/store/idempotency/idempotency-keys', 'IdempotencyKeys');
  const work = api.provider<UnitOfWork>(...UNIT_OF_WORK);
  const takenOver = work.run((tx) => keys.written(tx.manager, { ...claim, claim: 'another' }));
  await expect(takenOver).rejects.toThrow('still running');
  expect((await keyed(as(ray), PATH, ADDRESS)).body.message).toContain('still running');

  // A request may commit several times.
  for (const _ of [1, 2]) await work.run((tx) => keys.written(tx.manager, claim));
  await keys.releaseUnwritten(claim);
  const again = await keyed(as(ray), PATH, ADDRESS);

  expect([again.status, again.headers['content-type'], again.body]).toEqual([
    409,
    'application/json',
    { message: 'This was done, but its answer was lost. Load it again to see.' },
  ]);
  expect(await rows('addresses')).toHaveLength(1);
});

it('forgets a key after a day', async () => {
  const ray = await make.user();
  const browser = guest();
  await keyed(as(ray), PATH, ADDRESS);

  api.clock.set('2026-11-21T12:00:00Z');
  await browser.post('/login', { email: ray.email, password: 'password' });
  expect((await keyed(browser, PATH, { ...ADDRESS, line1: '14 Main Street' })).status).toBe(201);

  expect(await rows('addresses')).toHaveLength(2);
  expect(await rows('idempotency_keys')).toHaveLength(1);
});

it('answers before a record is looked up that is gone by now', async () => {
  const ray = await make.user();
  const address = await make.address(ray);
  const first = await keyed(as(ray), `${PATH}/${address.id}/confirm`);
  expect(first.status).toBe(200);
  await as(ray).delete(`${PATH}/${address.id}`);

  const again = await keyed(as(ray), `${PATH}/${address.id}/confirm`);

  expect([again.status, again.body]).toEqual([200, first.body]);
});

it('serves guests by their session', async () => {
  const account = { name: 'Ray', email: 'ray-once@example.com', password: 'a password' };
  const body = { ...account, password_confirmation: account.password };
  const [first, other] = [guest(), guest()];
  const before = await first.cookieHeader();
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(before)?.[1] ?? '');

  expect((await keyed(first, '/register', body)).status).toBe(204);

  // The answer was lost, so the browser tries again with the cookies from before.
  const again = await request(api.url)
    .post('/register')
    .set({ Accept: 'application/json', Origin: api.url, Cookie: before, 'X-XSRF-TOKEN': token })
    .set('Idempotency-Key', 'key 1')
    .send(body);
  expect([again.status, again.text]).toEqual([204, '']);
  expect((await keyed(other, '/register', body)).status).toBe(422);
  expect(await rows('users')).toHaveLength(1);
});
