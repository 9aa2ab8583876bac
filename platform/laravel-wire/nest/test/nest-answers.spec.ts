import { boots, rennie, rennieIsThere } from './scene';

boots();
rennieIsThere();

const get = (path: string) => rennie.send('GET', `/api/express/${path}`);

it.each([
  ['moved', 301, '', { location: '/api/express/json', 'content-length': '0' }],
  ['download', 200, 'id\n1\n', { 'content-type': 'text/csv', 'content-length': '5' }],
  ['broken', 500, '{\n    "message": "Server Error"\n}', { 'content-type': 'application/json' }],
])('%s', async (path, status, text, headers) => {
  const answer = await get(path);
  expect([answer.status, answer.text]).toEqual([status, text]);
  expect(answer.headers).toMatchObject(headers);
});

it('routes have a limit of their own, and say that they have no session', async () => {
  const large = (bytes: number) => rennie.send('POST', '/api/express/large', { text: 'a'.repeat(bytes) });

  expect((await large(1_500_000)).body).toEqual({ length: 1_500_000 });
  expect((await large(2_500_000)).status).toBe(413);
  expect((await get('stateless')).headers).not.toHaveProperty('set-cookie');
});

it('paths are read before they are matched', async () => {
  expect((await rennie.send('GET', '/%61pi/express/state%6cess')).status).toBe(200);
  expect((await rennie.send('GET', '/api/Express/json')).status).toBe(404);
  const missing = '1'.repeat(10_000);
  expect((await rennie.send('GET', `/api/notes/${missing}`)).body).toEqual({
    message: `No query results for model [App\\Models\\Note] ${missing}`,
  });
  expect((await rennie.send('HEAD', '/sanctum/csrf-cookie')).headers).toHaveProperty('content-length', '0');
});

it('filters are not the parts of a signed URL, nor what it ignores', async () => {
  const to = encodeURIComponent('/api/signed/filtered/5?user_id=2');
  const { body } = await rennie.send('GET', `/api/signed/make?relative=1&expires=4102444800&to=${to}`);
  const opened = await rennie.send('GET', `${body.url}&utm=mail&page=3`);
  const changed = await rennie.send('GET', `${body.url}&nope=1`);

  expect([opened.status, opened.body, changed.status]).toEqual([200, { user_id: 2, page: 3 }, 403]);
});
