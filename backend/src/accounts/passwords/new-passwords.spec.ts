import { as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';

const LONG = 'x'.repeat(73);
const twice = (password: string) => ({ password, password_confirmation: password });
const ERRORS = { password: ['The password field must not be greater than 72 bytes.'] };

it('refuses a password of which bcrypt would read a part only, wherever one is chosen', async () => {
  const ray = await make.user();

  const answers = [
    await guest().post('/register', { name: 'Jo', email: 'long@example.com', ...twice(LONG) }),
    await guest().post('/reset-password', { token: 'x', email: ray.email, ...twice(LONG) }),
    await as(ray).put('/user/password', { current_password: 'password', ...twice(LONG) }),
  ];

  for (const { status, body } of answers) expect([status, body.errors]).toEqual([422, ERRORS]);
  expect(await rows('users')).toHaveLength(1);
  expect(await rows('mails')).toEqual([]);
  expect((await guest().post('/login', { email: ray.email, password: 'password' })).status).toBe(204);
});

it('takes one of 72 bytes, and no shorter beginning of it signs in', async () => {
  const password = `${'x'.repeat(71)}y`;

  const answer = await guest().post('/register', {
    name: 'Jo',
    email: 'just@example.com',
    ...twice(password),
  });

  expect(answer.status).toBe(204);
  const login = (typed: string) => guest().post('/login', { email: 'just@example.com', password: typed });
  expect((await login(password.slice(0, 71))).status).toBe(422);
  expect((await login(password)).status).toBe(204);
});
