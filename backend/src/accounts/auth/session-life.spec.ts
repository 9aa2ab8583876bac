import { api, guest } from '../../../test/api';
import { make } from '../../../test/make';

const at = (day: number, hour = 12) =>
  api.clock.set(new Date(Date.UTC(2026, 10, 20 + day, hour)).toISOString());

it('ends a session after two hours without a request', async () => {
  const [ray, browser] = [await make.user(), guest()];
  await browser.post('/login', { email: ray.email, password: 'password' });

  at(0, 13);
  expect((await browser.get('/api/user')).status).toBe(200);
  at(0, 15);
  expect((await browser.get('/api/user')).status).toBe(401);
});

it('ends a login after thirty days though its browser remembers it, and lists it no more', async () => {
  const [ray, browser] = [await make.user(), guest()];
  await browser.post('/login', { email: ray.email, password: 'password', remember: true });

  for (const day of [10, 20, 29]) {
    at(day);
    expect((await browser.get('/api/user')).status).toBe(200);
  }
  at(30, 11);
  expect((await browser.get('/api/user')).status).toBe(200);
  at(30);
  expect((await browser.get('/api/user')).status).toBe(401);
  await browser.post('/login', { email: ray.email, password: 'password' });
  expect((await browser.get('/api/sessions')).body.total).toBe(1);
});
