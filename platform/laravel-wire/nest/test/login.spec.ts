import { boot, Browser, cookieNames, cookieOf } from './browser';
import { app, boots, newBrowser, nobodyIsThere } from './scene';

boots();
nobodyIsThere();

describe('POST /login', () => {
  it('signs in with 204, another id and another token', async () => {
    const browser = await newBrowser().visit();
    const guest = new Map(browser.jar);

    const response = await browser.send('POST', '/login', {
      email: ' Renter@example.test ',
      password: 'password',
    });

    expect([response.status, response.text]).toEqual([204, '']);
    expect(cookieNames(response)).toEqual(['XSRF-TOKEN', 'test_session']);
    expect((await browser.send('GET', '/api/user')).text).toMatch(
      /^\{"id":2,"name":"Rennie Renter","email":"renter@example\.test",/,
    );
    const oldToken = decodeURIComponent(guest.get('XSRF-TOKEN') ?? '');
    expect((await browser.send('POST', '/logout', undefined, { 'X-XSRF-TOKEN': oldToken })).status).toBe(419);
    expect((await browser.send('GET', '/api/user', undefined, { Cookie: cookieOf(guest) })).status).toBe(401);
  });

  it('takes a form', async () => {
    const browser = await newBrowser().visit();
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

    const response = await browser.send(
      'POST',
      '/login',
      'email=renter%40example.test&password=password',
      form,
    );

    expect(response.status).toBe(204);
  });

  it.each([
    [
      { email: 'renter@example.test', password: 'wrong' },
      { email: ['These credentials do not match our records.'] },
    ],
    [
      { email: 'nobody@example.test', password: 'wrong' },
      { email: ['These credentials do not match our records.'] },
    ],
    [{}, { email: ['The email field is required.'], password: ['The password field is required.'] }],
    [
      { email: 'rennie', password: 'password' },
      { email: ['The email field must be a valid email address.'] },
    ],
    [
      { email: 'renter@example.test', password: ['x'] },
      { password: ['The password field must be a string.'] },
    ],
  ])('refuses %j with 422 on the field', async (input, errors) => {
    const browser = await newBrowser().visit();

    const response = await browser.send('POST', '/login', input);

    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual(errors);
    expect(response.text.startsWith('{"message":"')).toBe(true);
    expect(cookieNames(response)).toEqual(['XSRF-TOKEN', 'test_session']);
  });

  it('summarizes several errors', async () => {
    const response = await (await newBrowser().visit()).send('POST', '/login');

    expect(response.body.message).toBe('The email field is required. (and 1 more error)');
  });

  it.each(['nobody', 'renter'])('takes the same least time whoever fails to sign in: %s', async (name) => {
    const slow = await boot({ failedLoginMs: 120 });
    const browser = await new Browser(slow.url).visit();
    const started = performance.now();

    await browser.send('POST', '/login', { email: `${name}@example.test`, password: 'x' });

    expect(performance.now() - started).toBeGreaterThanOrEqual(119);
  });

  it('is 503 to a network of whose passwords too many wait to be hashed, and to no other', async () => {
    const slow = await boot({ hashRounds: 10, requestIds: true });
    const at = (ip: string) =>
      new Browser(slow.url, { Origin: 'http://localhost:3000', 'X-Forwarded-For': ip }).visit();
    const [many, other] = [await at('10.1.0.1'), await at('10.1.0.2')];
    const wrong = (name: number) => ({ email: `${name}@example.test`, password: 'x' });

    const asked = Array.from({ length: 100 }, (_, name) => many.send('POST', '/login', wrong(name)));
    const answers = await Promise.all([...asked, other.send('POST', '/login', wrong(0))]);

    const refused = answers.filter(({ status }) => status === 503);
    expect(refused[0]?.body).toEqual({ message: 'Service Unavailable' });
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5' });
    // Two are hashed and forty wait; the other network has a line of its own.
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(43);
    expect(answers.at(-1)?.status).toBe(422);
    expect((await many.send('POST', '/login', wrong(100))).status).toBe(422);
  });

  it('locks an address out of an account after five failures, even with the right password', async () => {
    const browser = await newBrowser().visit();
    const wrong = { email: 'renter@example.test', password: 'wrong' };
    for (let count = 0; count < 5; count += 1) {
      expect((await browser.send('POST', '/login', wrong)).body.message).toMatch(/^These credentials/);
    }

    const response = await browser.send('POST', '/login', {
      ...wrong,
      email: 'RENTER@example.test',
      password: 'password',
    });

    expect(response.status).toBe(422);
    expect(response.body.errors.email).toEqual([
      expect.stringMatching(/^Too many login attempts\. Please try again in ([1-9]|[1-5]\d|60) seconds\.$/),
    ]);
    expect(
      (await browser.send('POST', '/login', { ...wrong, email: 'admin@example.test' })).body.message,
    ).toMatch(/^These/);
    app.clock.offsetMs = 61_000;
    expect((await browser.send('POST', '/login', { ...wrong, password: 'password' })).status).toBe(204);
  });

  it('counts tries that are sent at the same time', async () => {
    const browser = await newBrowser().visit();
    const wrong = { email: 'renter@example.test', password: 'wrong' };

    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.send('POST', '/login', wrong)));

    expect(answers.filter((answer) => /^Too many/.test(answer.body.message))).toHaveLength(3);
  });

  it('lets many in who sign in at the same time', async () => {
    const browsers = await Promise.all(Array.from({ length: 8 }, () => newBrowser().visit()));
    const right = { email: 'renter@example.test', password: 'password' };

    const answers = await Promise.all(browsers.map((browser) => browser.send('POST', '/login', right)));

    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 204));
  });

  it('forgets failures after a success', async () => {
    const browser = newBrowser();
    for (let round = 0; round < 2; round += 1) {
      await browser.visit();
      for (let count = 0; count < 4; count += 1) {
        await browser.send('POST', '/login', { email: 'renter@example.test', password: 'wrong' });
      }
      expect((await browser.login('renter')).status).toBe(204);
      await browser.send('POST', '/logout');
    }
  });

  it('refuses a suspended account, and only with its password', async () => {
    Object.assign(app.users.rows.get(2) ?? {}, { suspended_at: '2026-01-01' });
    const browser = newBrowser();

    expect((await browser.login('renter')).body.errors).toEqual({ email: ['This account is suspended.'] });
    expect((await browser.login('renter', { password: 'x' })).body.message).toMatch(/^These credentials/);
  });

  it('redirects a signed-in user to the root, before anything else', async () => {
    const browser = newBrowser();
    await browser.login('renter');

    const response = await browser.send('POST', '/login', {});

    expect(response.status).toBe(302);
    expect(response.headers['location']).toBe(app.url);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.text).toContain(`<title>Redirecting to ${app.url}</title>`);
  });

  it('writes a weak hash anew', async () => {
    await newBrowser().login('renter');

    expect(app.users.rows.get(2)?.password).toMatch(/^\$2y\$05\$/);
    expect((await newBrowser().login('renter')).status).toBe(204);
  });
});
