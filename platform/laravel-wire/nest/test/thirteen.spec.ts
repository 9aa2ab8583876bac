import request from 'supertest';
import { boot } from './browser';
import { answerTo as answerOf, casesOf, headersIn, type Recorded } from './recorded';
import { app, boots } from './scene';

const LIMITS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'];

boots({ strictInput: false, previousKeys: ['base64:ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8='] });

const answerTo = (asked: Recorded['request']) => answerOf(app.url, asked);

describe.each(['authorization', 'jsonapi', 'limits', 'pages', 'resources', 'signed'])('%s', (topic) => {
  it.each(casesOf(topic).map((one) => [one.name, one] as const))(
    'answers as Laravel 13.31: %s',
    async (name, { request: asked, response }) => {
      app.clock.fixed = topic === 'limits' ? new Date('2026-01-01T00:00:00Z') : null;
      if (topic !== 'limits' || name.includes(', 0: ')) await request(app.url).post('/reference/reset');

      const { headers, ...answer } = await answerTo(asked);

      const recorded = topic === 'jsonapi' ? ['content-type'] : LIMITS;
      expect({ ...answer, headers: headersIn(headers, recorded) }).toEqual({ headers: {}, ...response });
    },
  );
});

it.each([
  ['without the column', { title: 'x' }] as const,
  ['null', { id: null }] as const,
  ['a list', { id: [4] }] as const,
])(
  'begins at the first page where a cursor’s value is not one of a column, which is a 500 in Laravel or any page: %s',
  async (_name, values) => {
    const cursor = Buffer.from(JSON.stringify({ ...values, _pointsToNextItems: true })).toString('base64url');

    const { status, text } = await answerTo({ method: 'GET', path: `/api/pages/cursor?cursor=${cursor}` });

    expect([status, text]).toEqual([
      200,
      casesOf('pages').find(({ name }) => name === 'cursor, forwards 1')?.response.text,
    ]);
  },
);

it('takes a cursor for a filter where lists are told apart by page, and a page where they are told apart by cursor', async () => {
  const strict = await boot();
  const errorsOf = async (path: string) => {
    const { body } = await request(strict.url).get(path).set('Accept', 'application/json');
    return Object.keys(body.errors);
  };

  expect(await errorsOf('/api/pages/simple-kept?cursor=x')).toEqual(['cursor']);
  expect(await errorsOf('/api/pages/cursor?page=2')).toEqual(['page']);
});

it('signs no URL that has a signature or an end already', async () => {
  for (const name of ['signature', 'expires']) {
    expect((await answerTo({ method: 'GET', path: `/api/signed/make?to=/x%3F${name}=1` })).status).toBe(500);
  }
});

it('signs no URL that would never end, and none with a fragment', async () => {
  for (const query of ['to=/x&expires=soon', 'to=/x&expires=0', 'to=/x%23part']) {
    expect((await answerTo({ method: 'GET', path: `/api/signed/make?${query}` })).status).toBe(500);
  }
});

it.each(['/api/signed/relative/5/', '/api/signed/relative/a b', '/api/signed/relative/é?list=ü'])(
  'signs %j as a browser asks for it',
  async (to) => {
    const path = `/api/signed/make?relative=1&to=${encodeURIComponent(to)}`;
    const { text } = await answerTo({ method: 'GET', path });

    expect((await answerTo({ method: 'GET', path: JSON.parse(text).url })).status).toBe(200);
  },
);

it('answers what a signed URL says, whatever a body says besides', async () => {
  const to = encodeURIComponent('/api/signed/filtered/5?user_id=5');
  const made = await answerTo({ method: 'GET', path: `/api/signed/make?relative=1&to=${to}` });
  const { url: path } = JSON.parse(made.text) as { url: string };

  const answer = await answerTo({ method: 'GET', path, body: { user_id: '6' } });

  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"user_id":5')]);
});

it('opens a signed URL until its end, by the clock', async () => {
  const fresh = await boot({ strictInput: false, failedLoginMs: 0 });
  const end = Math.floor(Date.now() / 1000) + 3600;
  const made = await request(fresh.url).get(
    `/api/signed/make?relative=1&to=/api/signed/relative/5&expires=${end}`,
  );
  const statusAt = async (seconds: number) => {
    fresh.clock.offsetMs = seconds * 1000;
    return (await request(fresh.url).get(made.body.url)).status;
  };

  expect([await statusAt(3500), await statusAt(3700)]).toEqual([200, 403]);
});
