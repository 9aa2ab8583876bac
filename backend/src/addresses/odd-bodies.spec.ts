import request from 'supertest';
import { api, as, rows } from '../../test/api';
import { make } from '../../test/make';

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
