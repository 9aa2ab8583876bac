/** @jest-environment-options {"throttles":"audit"} */
import { api, as, guest, rows } from '../../test/api';
import { make } from '../../test/make';

interface Line {
  action: string;
  user_id: number | null;
  record_id: number;
  ip_address: string;
  data: string;
}

/** A minute of its own: what is written once a minute for each test. */
let minute = 0;
beforeEach(() => api.clock.set(`2026-11-20T14:${String((minute += 2)).padStart(2, '0')}:00Z`));

const lines = () => rows<Line>('audit_events', "record_type = 'login'");
const told = async () =>
  (await lines()).map(({ action, user_id, record_id }) => [action, user_id, record_id]);

it('records who came and left, from where and with what', async () => {
  const [ray, browser] = [await make.user(), guest()];

  await browser.send(
    'post',
    '/login',
    { email: ray.email, password: 'password' },
    { 'User-Agent': 'Tester/1' },
  );
  await browser.post('/logout');

  expect(await told()).toEqual([
    ['login', ray.id, ray.id],
    ['logout', ray.id, ray.id],
  ]);
  const [line] = await lines();
  expect(line?.ip_address).toBe('127.0.0.1');
  expect(JSON.parse(line?.data ?? '')).toEqual({ agent: 'Tester/1' });
});

it('records failed logins of known and unknown addresses, and a refusal once a minute; never what was typed', async () => {
  const ray = await make.user();
  const login = (email: string) => guest().post('/login', { email, password: 'guessed-it' });

  await login('nobody@example.com');
  for (let n = 0; n < 9; n += 1) await login(ray.email);

  expect(await told()).toEqual([
    ['login_failed', null, 0],
    ...Array<unknown>(5).fill(['login_failed', null, ray.id]),
    ['login_refused', null, ray.id],
  ]);
  expect(JSON.stringify(await lines())).not.toMatch(/guessed-it|nobody@example/);
});

it('records a login that a browser remembered', async () => {
  const [ray, browser] = [await make.user(), guest()];
  await browser.post('/login', { email: ray.email, password: 'password', remember: true });
  api.clock.set('2026-11-21T14:00:00Z');

  await browser.get('/api/user');

  expect(JSON.parse((await lines()).at(-1)?.data ?? '')).toMatchObject({ isRecalled: true });
});

it('records what was refused on the way into an account: 423 and 429, once a minute for each', async () => {
  const ray = await make.user();
  for (let n = 0; n < 3; n += 1) await as(ray).post('/user/two-factor-authentication');
  for (let n = 0; n < 8; n += 1) await as(ray).post('/user/confirm-password', { password: 'wrong' });
  await as(ray).get('/api/machines');

  const refused = (await lines()).filter(({ action }) => action === 'refused');

  expect(refused.map(({ user_id, data }) => [user_id, JSON.parse(data)])).toMatchObject([
    [ray.id, { status: 423, method: 'POST', route: '/user/two-factor-authentication' }],
    [ray.id, { status: 429, method: 'POST', route: '/user/confirm-password' }],
  ]);
});

it('fills no table under attack: no more than 300 of them a minute', async () => {
  await api.dataSource.query('DELETE FROM audit_events');
  const routes = ['/user/two-factor-authentication', '/user/confirmed-two-factor-authentication'];
  const people = await Promise.all(Array.from({ length: 160 }, () => make.user()));

  for (const person of people) for (const route of routes) await as(person).post(route);

  expect((await lines()).filter(({ action }) => action === 'refused')).toHaveLength(300);
});
