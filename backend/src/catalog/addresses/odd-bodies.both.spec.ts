import request from 'supertest';
import { api, as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { refusal } from '../../../test/refusals';

const PATH = '/api/addresses';
const JSON_BODY = { 'Content-Type': 'application/json' };

const deep = `{"line1":${'['.repeat(6000)}${']'.repeat(6000)}}`;

const HEADERS: Record<string, string>[] = [{}, { 'Idempotency-Key': 'deep' }];

it.each(HEADERS)('answers JSON deeper than PHP reads with 400 %j', async (key) => {
  const ray = await make.user();

  const answer = await as(ray).send('post', PATH, deep, { ...JSON_BODY, ...key });

  expect([answer.status, answer.body.message]).toEqual([400, 'The request body is not valid JSON.']);
  expect(await rows('addresses')).toEqual([]);
});

it('answers it once all guards of class and route have had their say', async () => {
  const [ray, ada] = [await make.user(), await make.admin()];
  const send = (who: typeof ray, remote: string) =>
    as(who).send('post', `/api/remote_releases/${remote}/promote`, deep, JSON_BODY);

  const answers = [await send(ray, 'mf-rentals'), await send(ada, 'mf-none'), await send(ada, 'mf-rentals')];

  expect(answers.map(({ status }) => status)).toEqual([403, 404, 400]);
});

it.each([
  ['half a character', '\\ud83d', 400],
  ['its halves in the wrong order', '\\ude00\\ud83d', 400],
  ['both halves', '\\ud83d\\ude00', 422],
  ['what only looks like one', '\\\\ud83d', 422],
])('answers a text with %s (%s) with %i', async (_what, line1, status) => {
  const ray = await make.user();

  const answer = await as(ray).send('post', PATH, `{"line1":"${line1}"}`, JSON_BODY);

  expect(answer.status).toBe(status);
});

it('answers bytes that are no UTF-8 with 400', async () => {
  const ray = await make.user();
  const bytes = Buffer.from([...Buffer.from('{"line1":"'), 0xff, 0xfe, ...Buffer.from('"}')]);

  const answer = await request(api.url)
    .post(PATH)
    .set({ ...JSON_BODY, Accept: 'application/json', Origin: api.url, 'Sec-Fetch-Site': 'same-origin' })
    .set('Cookie', await as(ray).cookieHeader())
    .serialize((body: string) => body)
    .send(bytes);

  expect([answer.status, answer.body.message]).toEqual([400, 'The request body is not valid JSON.']);
});

it.each([
  ['members', JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [index, 1])))],
  ['members of members', `{"data":[${'{"a":1},'.repeat(20_000)}{}]}`],
  ['entries at its top', `[${'1,'.repeat(20_000)}1]`],
  ['letters in a name', JSON.stringify({ ['a'.repeat(2000)]: 1 })],
])('answers a body of too many %s with 413', async (_, body) => {
  const ray = await make.user();

  const answer = await as(ray).send('post', PATH, body, JSON_BODY);

  expect([answer.status, answer.body.message]).toEqual([413, 'The request body has too many members.']);
  expect((await guest().send('post', PATH, body, JSON_BODY)).status).toBe(401);
});

it('judges no entry of a list that is too long itself', async () => {
  const ray = await make.user();

  const answer = await as(ray).post(`${PATH}/store_many`, {
    data: Array.from({ length: 300_000 }, () => ({})),
  });

  expect(refusal(answer)).toEqual([422, { data: ['The data field must not have more than 100 items.'] }]);
  expect(await rows('addresses')).toEqual([]);
});

it('counts a session whose cookie has another iv as no session', async () => {
  const envelope = { iv: Buffer.alloc(12).toString('base64'), value: 'AAAA', mac: '', tag: '' };
  const { encrypter } = api.provider<{ encrypter: { digest(text: string): string } }>(
    '../../platform/laravel-wire/nest/dist/session/session-cookies',
    'SessionCookies',
  );
  envelope.mac = encrypter.digest(envelope.iv + envelope.value);
  const sealed = Buffer.from(JSON.stringify(envelope)).toString('base64');

  const answer = await request(api.url)
    .get('/api/user')
    .set({
      Accept: 'application/json',
      Origin: api.url,
      Cookie: `yard_session=${encodeURIComponent(sealed)}`,
    });

  expect(answer.status).toBe(401);
});
