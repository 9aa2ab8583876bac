import { api, as, rows } from '../../../test/api';
import { make } from '../../../test/make';

const PASSWORD = '/user/password';
const CHANGE = {
  current_password: 'password',
  password: 'a new password',
  password_confirmation: 'a new password',
};

it('lets five wrong passwords a minute be tried, wherever it is asked for; right ones never count', async () => {
  const ray = await make.user();
  const confirm = (password: string) => as(ray).post('/user/confirm-password', { password });
  for (let n = 0; n < 6; n += 1) expect((await confirm('password')).status).toBe(201);
  for (let n = 0; n < 3; n += 1) expect((await confirm('wrong')).status).toBe(422);
  for (let n = 0; n < 2; n += 1) {
    expect((await as(ray).put(PASSWORD, { ...CHANGE, current_password: 'guessed' })).status).toBe(422);
  }

  const [confirmation, change] = [await confirm('password'), await as(ray).put(PASSWORD, CHANGE)];

  expect([confirmation.status, confirmation.body]).toEqual([429, { message: 'Too Many Attempts.' }]);
  expect([change.status, change.headers['retry-after']]).toEqual([429, '60']);
  expect((await as(await make.user()).post('/user/confirm-password', { password: 'password' })).status).toBe(
    201,
  );
  expect(await rows('mails')).toEqual([]);
  api.clock.set('2026-11-20T12:01:01Z');
  expect((await confirm('password')).status).toBe(201);
});
