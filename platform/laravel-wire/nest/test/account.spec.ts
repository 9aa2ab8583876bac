import { cookieNames, cookieOf, shapesOf } from './browser';
import { app, boots, newBrowser, nobodyIsThere } from './scene';

boots();
nobodyIsThere();

describe('remember me', () => {
  it('signs in again after the session has expired, until logout', async () => {
    const browser = newBrowser();
    const login = await browser.login('renter', { remember: true });
    expect(shapesOf(login)[2]).toMatch(
      /^remember_web_[0-9a-f]{40}=…; expires=…; Max-Age=34560000; path=\/; httponly; samesite=lax$/,
    );
    const stolen = new Map(browser.jar);
    browser.jar.delete('test_session');

    expect((await browser.send('GET', '/api/user')).body.id).toBe(2);
    await browser.visit();
    await browser.send('POST', '/logout');

    expect([...browser.jar.keys()]).toEqual(['XSRF-TOKEN', 'test_session']);
    stolen.delete('test_session');
    expect((await browser.send('GET', '/api/user', undefined, { Cookie: cookieOf(stolen) })).status).toBe(
      401,
    );
  });
});

describe('POST /logout', () => {
  it('ends what other browsers remember, and removes no cookie that this one has not', async () => {
    const other = newBrowser();
    await other.login('renter', { remember: true });
    other.jar.delete('test_session');
    const browser = newBrowser();
    await browser.login('renter');

    expect(cookieNames(await browser.send('POST', '/logout'))).toEqual(['XSRF-TOKEN', 'test_session']);
    expect((await other.send('GET', '/api/user')).status).toBe(401);
  });

  it('leaves a new guest, and kills the old id', async () => {
    const browser = newBrowser();
    await browser.login('renter');
    const signedIn = new Map(browser.jar);

    const response = await browser.send('POST', '/logout');

    expect([response.status, response.text]).toEqual([204, '']);
    expect(cookieNames(response)).toEqual(['XSRF-TOKEN', 'test_session']);
    expect((await browser.send('GET', '/api/user')).status).toBe(401);
    expect((await browser.send('GET', '/api/user', undefined, { Cookie: cookieOf(signedIn) })).status).toBe(
      401,
    );
  });

  it('is 401 for a guest', async () => {
    expect((await (await newBrowser().visit()).send('POST', '/logout')).status).toBe(401);
  });
});

describe('POST /register', () => {
  const account = { name: 'New', password: 'longenough', password_confirmation: 'longenough' };

  it('makes an account and signs it in', async () => {
    const browser = await newBrowser().visit();

    const response = await browser.send('POST', '/register', {
      ...account,
      email: 'New@Example.test',
      id: 9,
    });

    expect([response.status, response.text]).toEqual([204, '']);
    expect((await browser.send('GET', '/api/user')).body).toMatchObject({
      id: 6,
      name: 'New',
      email: 'new@example.test',
    });
    expect(app.users.rows.get(6)?.password).toMatch(/^\$2y\$05\$/);
  });

  it('refuses a taken address and a bad password', async () => {
    const browser = await newBrowser().visit();

    const response = await browser.send('POST', '/register', {
      name: 'x',
      email: 'Renter@example.test',
      password: 'short',
    });

    expect(response.status).toBe(422);
    expect(response.text).toBe(
      '{"message":"The email has already been taken. (and 2 more errors)","errors":{"email":["The email has already ' +
        'been taken."],"password":["The password field must be at least 8 characters.","The password field ' +
        'confirmation does not match."]}}',
    );
  });

  it('is 429 above so many a minute from one address', async () => {
    const browser = await newBrowser().visit();
    for (let count = 0; count < 3; count += 1) await browser.send('POST', '/register', {});

    const response = await browser.send('POST', '/register', {});

    expect([response.status, response.text]).toEqual([429, '{\n    "message": "Too Many Attempts."\n}']);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});

describe('GET /api/user', () => {
  it('shows the admin flag on the admin site alone', async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    await browser.login('admin');
    await other.login('renter');

    const onPublic = await browser.send('GET', '/api/user');
    const onAdmin = await browser.send('GET', '/api/user', undefined, {
      'X-Forwarded-Host': 'admin.example.test',
    });

    expect(onPublic.body).toMatchObject({ id: 3, name: 'Ada Admin' });
    expect((await other.send('GET', '/api/user')).body.id).toBe(2);
    expect((await newBrowser().send('GET', '/api/user')).status).toBe(401);
    expect(onPublic.body).not.toHaveProperty('admin');
    expect(onAdmin.body).toEqual({ ...onPublic.body, admin: true });
  });

  it('ends the session of a user who was suspended meanwhile', async () => {
    const browser = newBrowser();
    await browser.login('renter');
    Object.assign(app.users.rows.get(2) ?? {}, { suspended_at: '2026-01-01' });

    expect((await browser.send('GET', '/api/user')).status).toBe(401);
    expect(app.sessions.rows.size).toBe(0);
  });
});
