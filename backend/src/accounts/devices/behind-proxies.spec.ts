/** @jest-environment-options {"proxies":"*"} */
import { guest } from '../../../test/api';
import { make } from '../../../test/make';

it('believes the proxy that connects, and nobody behind it', async () => {
  const { email } = await make.user();
  const phone = guest();
  const forwarded = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9', 'X-Forwarded-Proto': 'https' };

  const login = await phone.send('post', '/login', { email, password: 'password' }, forwarded);

  expect(login.status).toBe(204);
  expect(login.headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringMatching(/; secure/i)]));
  expect((await phone.get('/api/sessions')).body.data).toMatchObject([
    { ip_address: '203.0.113.9', place: null },
  ]);
});
