import { boot, Browser, cookieNames, FRONTEND, linesOf, shapesOf } from './browser';
import { app, boots } from './scene';

boots();

beforeEach(() => {
  app.users.reset();
  app.sessions.rows.clear();
  app.clock.offsetMs = 0;
});

describe('the two cookies', () => {
  it('come with a 204 that has no Content-Type', async () => {
    const response = await new Browser(app.url).send('GET', '/sanctum/csrf-cookie');

    expect(response.status).toBe(204);
    expect(response.headers['cache-control']).toBe('no-cache, private');
    expect(response.headers['content-type']).toBeUndefined();
    expect(shapesOf(response)).toEqual([
      'XSRF-TOKEN=…; expires=…; Max-Age=7200; path=/; samesite=lax',
      'test_session=…; expires=…; Max-Age=7200; path=/; httponly; samesite=lax',
    ]);
    expect(linesOf(response)[0]).toMatch(/expires=\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/);
  });

  it('are encrypted anew on every answer of one session', async () => {
    const browser = await new Browser(app.url).visit();
    const before = new Map(browser.jar);

    await browser.send('GET', '/sanctum/csrf-cookie', undefined, {});

    expect(browser.jar.get('test_session')).not.toBe(before.get('test_session'));
    const old = await browser.send(
      'POST',
      '/login',
      {},
      { 'X-XSRF-TOKEN': decodeURIComponent(before.get('XSRF-TOKEN') ?? '') },
    );
    expect(old.status).toBe(422);
  });

  it('keep their values where they are sealed once, with a time that begins anew', async () => {
    const { url } = await boot({ sealsOnce: true });
    const browser = await new Browser(url).visit();
    const before = new Map(browser.jar);

    const again = await browser.send('GET', '/sanctum/csrf-cookie', undefined, {});
    const other = await new Browser(url).visit();

    expect(linesOf(again)).toHaveLength(2);
    expect(browser.jar).toEqual(before);
    for (const name of ['test_session', 'XSRF-TOKEN']) expect(other.jar.get(name)).not.toBe(before.get(name));
  });

  it('are Secure under https and bear the configured domain', async () => {
    const proxied = { 'X-Forwarded-Proto': 'https' };
    const domain = await boot({ cookieDomain: '.example.test' });

    const response = await new Browser(domain.url).send('GET', '/sanctum/csrf-cookie', undefined, proxied);

    expect(shapesOf(response)).toEqual([
      'XSRF-TOKEN=…; expires=…; Max-Age=7200; path=/; domain=.example.test; secure; samesite=lax',
      'test_session=…; expires=…; Max-Age=7200; path=/; domain=.example.test; secure; httponly; samesite=lax',
    ]);
  });

  it.each([
    ['GET', '/api/nope', 404],
    ['PUT', '/api/notes', 405],
    ['GET', '/api/odd/health', 200],
  ])('are absent from %s %s', async (method, path, status) => {
    const response = await new Browser(app.url).send(method, path);

    expect(response.status).toBe(status);
    expect(linesOf(response)).toEqual([]);
  });

  it('renew on a 401, which is compact', async () => {
    const response = await new Browser(app.url).send('GET', '/api/user');

    expect([response.status, response.text]).toEqual([401, '{"message":"Unauthenticated."}']);
    expect(response.headers['content-type']).toBe('application/json');
    expect(cookieNames(response)).toEqual(['XSRF-TOKEN', 'test_session']);
  });
});

describe('who has a session on /api', () => {
  it.each([
    ['a frontend by Referer', { Referer: `${FRONTEND}/x`, Origin: 'http://evil.test' }, 200],
    ['a frontend by Origin', { Referer: '', Origin: FRONTEND }, 200],
    ['a listed domain', { Referer: '', Origin: 'https://a.friend.test' }, 200],
    ['the admin site', { Referer: '', Origin: 'http://admin.example.test' }, 200],
    ['the admin host under another scheme', { Referer: '', Origin: 'https://admin.example.test' }, 401],
    ['a stranger', { Referer: 'http://evil.test/', Origin: 'http://evil.test' }, 401],
    ['a stranger whose host ends likewise', { Referer: '', Origin: 'https://evilfriend.test' }, 401],
    ['nobody named', { Referer: '', Origin: '' }, 401],
  ])('%s', async (_who, headers, status) => {
    const browser = new Browser(app.url);
    await browser.login('renter');

    const response = await browser.send('GET', '/api/user', undefined, headers);

    expect(response.status).toBe(status);
    expect(cookieNames(response)).toEqual(status === 200 ? ['XSRF-TOKEN', 'test_session'] : []);
  });

  it('the site itself, by its Host', async () => {
    const browser = new Browser(app.url);
    await browser.login('renter');

    const response = await browser.send('GET', '/api/user', undefined, {
      Referer: `${app.url}/page`,
      Origin: '',
    });

    expect(response.status).toBe(200);
  });
});

describe('what a session costs', () => {
  it('reads once for a signed-in request and writes at most once a minute', async () => {
    const browser = new Browser(app.url);
    await browser.login('renter');
    Object.assign(app.sessions, { reads: 0, writes: 0 });
    app.users.lookups = 0;

    await browser.send('GET', '/api/user');
    await browser.send('GET', '/api/user');
    expect([app.sessions.reads, app.sessions.writes, app.users.lookups]).toEqual([2, 0, 2]);

    app.clock.offsetMs = 61_000;
    await browser.send('GET', '/api/user');
    await browser.send('GET', '/api/user');
    expect([app.sessions.reads, app.sessions.writes]).toEqual([4, 1]);
  });

  it('neither reads nor writes for a guest', async () => {
    Object.assign(app.sessions, { reads: 0, writes: 0 });
    const browser = await new Browser(app.url).visit();

    await browser.send('GET', '/api/user');

    expect([app.sessions.reads, app.sessions.writes, app.sessions.rows.size]).toEqual([0, 0, 0]);
  });

  it('is a bare 500 when the store fails, before or after the work', async () => {
    const broken = await boot({ sessionCookie: 'broken_session' });
    const browser = new Browser(broken.url);
    await browser.login('renter');
    const bodies: string[] = [];

    for (const method of ['update', 'read']) {
      broken.clock.offsetMs = 61_000;
      Object.assign(broken.sessions, { [method]: () => Promise.reject(new Error('secret details')) });
      bodies.push((await browser.send('GET', '/api/user')).text);
    }

    expect(bodies).toEqual(Array(2).fill('{\n    "message": "Server Error"\n}'));
  });

  it('ends after its lifetime without a visit', async () => {
    const browser = new Browser(app.url);
    await browser.login('renter');

    app.clock.offsetMs = 2 * 60 * 60 * 1000;

    expect((await browser.send('GET', '/api/user')).status).toBe(401);
  });

  it('stays ended when a request that began earlier is still at work', async () => {
    const browser = new Browser(app.url);
    await browser.login('renter');
    app.clock.offsetMs = 61_000;

    const slow = browser.send('GET', '/api/user');
    await app.endAllOf(2);
    await slow;

    expect((await browser.send('GET', '/api/user')).status).toBe(401);
    expect(app.sessions.rows.size).toBe(0);
  });
});
