import request from 'supertest';
import { api, as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { rawAnswer } from '../../../test/raw-answer';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const asked = (path: string, headers: Record<string, string> = {}) =>
  request(api.url)
    .get(path)
    .set({ Accept: 'application/json', ...headers });

describe('X-Request-Id', () => {
  it.each([
    ['a list', '/api/machines', 200],
    ['a page', '/', 200],
    ['a file of the site', '/remotes.json', 200],
    ['no such route', '/api/nothing', 404],
    ['a guest', '/api/user', 401],
    ['an unknown filter', '/api/machines?nope=1', 422],
    ['a missing picture', '/media/none.jpg', 404],
    ['health', '/health/live', 200],
    ['a path that cannot be read', '/api/%ff', 400],
    ['sockets', '/socket.io/?EIO=4&transport=polling', 200],
    ['no socket', '/socket.io/?EIO=4&transport=nothing', 400],
  ])('is on the answer to %s', async (_, path, status) => {
    const answer = await asked(path, path === '/' ? { Accept: 'text/html' } : {});

    expect([answer.status, answer.headers['x-request-id']]).toEqual([status, expect.stringMatching(UUID)]);
  });

  it('is on refusals of bodies, uploads and of what is no request at all', async () => {
    const ray = await make.user();
    const large = await as(ray).send('post', '/api/addresses', `{"line1":"${'x'.repeat(1_100_000)}"}`, {
      'Content-Type': 'application/json',
    });
    const upload = await as(ray).upload('/api/media', Buffer.from('no picture'), 'a.png');

    expect([large.status, large.headers['x-request-id']]).toEqual([413, expect.stringMatching(UUID)]);
    expect([upload.status, upload.headers['x-request-id']]).toEqual([422, expect.stringMatching(UUID)]);
    expect(await rawAnswer(api.url, 'NO REQUEST\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [^]*\r\nX-Request-Id: [\da-f-]{36}\r\n/,
    );
  });

  it('is the server’s own where nobody in between is trusted', async () => {
    const answer = await asked('/api/machines', { 'X-Request-Id': 'chosen-by-the-client' });

    expect(answer.headers['x-request-id']).toMatch(UUID);
  });
});

describe('compression', () => {
  const encodings = async (path: string, headers: Record<string, string>) => {
    const { headers: found } = await asked(path, headers);
    return [found['content-encoding'] ?? null, found['vary'] ?? null];
  };

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('of lists, for who accepts %s: %s', async (accepted, coding) => {
    expect(await encodings('/api/docs.json', { 'Accept-Encoding': accepted })).toEqual([
      coding,
      'Origin, Accept-Encoding',
    ]);
  });

  it('of the list of remotes and of drawings, which read the same', async () => {
    const plain = await asked('/remotes.json', { 'Accept-Encoding': 'identity' });
    const packed = await asked('/remotes.json', { 'Accept-Encoding': 'br' });
    const drawing = await asked('/illustrations/backhoe-loader.svg', { 'Accept-Encoding': 'gzip' });

    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(packed.body).toEqual(plain.body);
    expect(drawing.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(drawing.body.toString()).toContain('</svg>');
    const scene = await asked('/illustrations/demo/0-side.svg', { 'Accept-Encoding': 'gzip' });
    expect(scene.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'gzip',
      'content-security-policy': 'sandbox',
    });
    const known = { 'If-None-Match': scene.headers['etag'] ?? '' };
    expect((await asked('/illustrations/demo/0-side.svg', known)).status).toBe(304);
  });

  it('not of short answers, nor of what another site’s page asked for', async () => {
    const accepted = { 'Accept-Encoding': 'br' };

    expect(await encodings('/api/user', accepted)).toEqual([null, 'Origin']);
    for (let count = 0; count < 15; count += 1) await make.machineType();
    const elsewhere = { ...accepted, 'Sec-Fetch-Site': 'cross-site' };
    expect((await encodings('/api/machine_types', accepted))[0]).toBe('br');
    expect((await encodings('/api/machine_types', elsewhere))[0]).toBeNull();
  });
});

describe('what a person may see', () => {
  it('is kept by nobody in between, refusals too', async () => {
    const ray = await make.user();
    const answers = [
      await as(ray).get('/api/user'),
      await as(ray).get('/api/addresses'),
      await as(ray).post('/api/addresses', {}),
      await guest().get('/api/user'),
    ];

    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
      answers.map(() => 'no-store, private'),
    );
  });
});

describe('the answer to a logout', () => {
  it('has the browser forget what it keeps of the site, and no other answer has', async () => {
    const ray = await make.user();
    const others = [await as(ray).get('/api/user'), await guest().post('/logout', {})];

    const answer = await as(ray).post('/logout', {});

    expect([answer.status, answer.headers['clear-site-data']]).toEqual([204, '"cache"']);
    expect(others.map(({ headers }) => headers['clear-site-data'])).toEqual([undefined, undefined]);
    expect((await as(ray).get('/api/user')).status).toBe(401);
  });
});

describe('what pages of other origins may embed', () => {
  it('are pictures; an answer of the API is fetched by those that CORS lets, and else by nobody', async () => {
    const elsewhere = 'https://front.example';
    const path = '/illustrations/backhoe-loader.svg';

    const [picture, list] = [await asked(path), await asked('/api/machines', { Origin: elsewhere })];

    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(list.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    expect(list.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('another Host', () => {
  const links = async (headers: Record<string, string>) => {
    const { body } = await asked('/api/machines', headers);
    return [body.path, body.first_page_url, body.links[1].url].map((url) => new URL(url).origin);
  };
  const own = ['http://localhost:0', 'http://localhost:0', 'http://localhost:0'];

  it.each([
    'evil.example',
    'evil.example:80',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'xlocalhost',
  ])('gets no link: %s', async (host) => {
    expect(await links({ Host: host })).toEqual(own);
  });

  it('is in no mail that the request causes', async () => {
    const { email } = await make.user();

    const answer = await guest().send('post', '/forgot-password', { email }, { Host: 'evil.example' });

    expect(answer.status).toBeLessThan(300);
    const mails = JSON.stringify(await rows('mails'));
    expect(mails).toContain('http://localhost:0/reset-password');
    expect(mails).not.toContain('evil.example');
  });

  it.each<Record<string, string>>([
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Forwarded-Proto': 'https' },
    { Forwarded: 'host=evil.example;proto=https' },
    { 'X-Original-Host': 'evil.example' },
  ])('is none that a header names: %j', async (headers) => {
    expect(await links(headers)).toEqual([api.url, api.url, api.url]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/?next=//evil.example',
    '/login?next=https://evil.example',
  ])('is not where %s leads', async (path) => {
    const answer = await rawAnswer(
      api.url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    );

    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404|405) /);
    expect(answer.toLowerCase()).not.toContain('\r\nlocation:');
  });
});
