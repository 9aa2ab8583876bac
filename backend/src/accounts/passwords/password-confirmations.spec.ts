import { api, as } from '../../../test/api';
import { make } from '../../../test/make';
import { refusal } from '../../../test/refusals';

const CONFIRM = '/user/confirm-password';
const STATUS = '/user/confirmed-password-status';

it('remembers for three hours that the password was confirmed', async () => {
  const ray = await make.user();
  expect((await as(ray).get(STATUS)).body).toEqual({ confirmed: false });

  const answer = await as(ray).post(CONFIRM, { password: 'password' });

  expect(answer.status).toBe(201);
  expect(answer.text).toBe('""');
  expect((await as(ray).get(STATUS)).body).toEqual({ confirmed: true });
  api.clock.set('2026-11-20T13:30:00Z');
  expect((await as(ray).get(STATUS)).body).toEqual({ confirmed: true });
  expect((await as(ray).get(STATUS, { seconds: 5400 })).body).toEqual({ confirmed: false });
  expect((await as(ray).get(STATUS, { seconds: 5401 })).body).toEqual({ confirmed: true });
  api.clock.set('2026-11-20T15:00:00Z');
  expect((await as(ray).get(STATUS)).body).toEqual({ confirmed: false });
});

it('is forgotten at logout', async () => {
  const ray = await make.user();
  const browser = as(ray);
  await browser.post(CONFIRM, { password: 'password' });
  await browser.post('/logout');
  await browser.post('/login', { email: ray.email, password: 'password' });

  expect((await browser.get(STATUS)).body).toEqual({ confirmed: false });
});

it('refuses a wrong password', async () => {
  const ray = await make.user();

  expect((await as(ray).post(CONFIRM)).body.errors).toEqual({
    password: ['The password field is required.'],
  });
  const wrong = await as(ray).post(CONFIRM, { password: 'guessed' });
  expect(refusal(wrong)).toEqual([422, { password: ['The provided password was incorrect.'] }]);
  expect((await as(ray).get(STATUS)).body).toEqual({ confirmed: false });
});
