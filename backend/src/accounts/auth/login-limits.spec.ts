/** @jest-environment-options {"throttles":"limits"} */
import { api, guest } from '../../../test/api';
import { make } from '../../../test/make';
import { refusal } from '../../../test/refusals';

const wrong = (n: number) => ({ email: `nobody${n}@example.com`, password: 'wrong' });

/** A minute of its own: the counts of one test are over in the next. */
let minute = 0;
beforeEach(() => api.clock.set(`2026-11-20T13:${String((minute += 2)).padStart(2, '0')}:00Z`));

it('refuses the twenty-first failed login of an address, whatever a client says of where it is', async () => {
  const ray = await make.user();
  for (let n = 0; n < 20; n += 1) {
    const answer = await guest().send('post', '/login', wrong(n), { 'X-Forwarded-For': `198.51.100.${n}` });
    expect(answer.body.message).toMatch(/^These credentials/);
  }

  const good = { email: ray.email, password: 'password' };
  const refused = await guest().send('post', '/login', good, { 'X-Forwarded-For': '198.51.100.99' });

  expect(refusal(refused)).toEqual([
    422,
    { email: ['Too many login attempts. Please try again in 60 seconds.'] },
  ]);
  expect(refused.headers['retry-after']).toBe('60');
  api.clock.set(`2026-11-20T13:${String(minute + 1).padStart(2, '0')}:01Z`);
  expect((await guest().post('/login', good)).status).toBe(204);
});

it('never counts those that succeed', async () => {
  const ray = await make.user();

  for (let n = 0; n < 25; n += 1) {
    expect((await guest().post('/login', { email: ray.email, password: 'password' })).status).toBe(204);
  }
});

it('says how long to wait for one account, too', async () => {
  const ray = await make.user();
  for (let n = 0; n < 5; n += 1) await guest().post('/login', { email: ray.email, password: 'wrong' });

  const refused = await guest().post('/login', { email: ray.email, password: 'password' });

  expect([refused.status, refused.headers['retry-after']]).toEqual([422, '60']);
});
