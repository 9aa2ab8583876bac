import { boot, Browser, cookieNames, type ReferenceApp } from './browser';

let app: ReferenceApp;

beforeAll(async () => {
  app = await boot();
  app.users.reset();
});

async function signedIn(): Promise<Browser> {
  const browser = new Browser(app.url);
  await browser.login('renter');
  return browser;
}

describe('the anti-forgery token', () => {
  it.each([
    ['missing', { 'X-XSRF-TOKEN': '' }],
    ['wrong', { 'X-XSRF-TOKEN': 'not-a-token' }],
    ['missing from a same-site request', { 'X-XSRF-TOKEN': '', 'Sec-Fetch-Site': 'same-site' }],
    ['missing, with a wrong plain one', { 'X-XSRF-TOKEN': '', 'X-CSRF-TOKEN': 'x' }],
  ])('is %s: 419, renewing the session cookie alone', async (_what, headers) => {
    const response = await (await signedIn()).send('POST', '/logout', undefined, headers);

    expect([response.status, response.text]).toEqual([419, '{\n    "message": "CSRF token mismatch."\n}']);
    expect(response.headers['content-type']).toBe('application/json');
    expect(cookieNames(response)).toEqual(['test_session']);
  });

  it('may be a field, and an empty field leaves it to the header', async () => {
    const browser = await signedIn();
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

    const answers = [
      await browser.send('POST', '/api/notes', '_token=', form),
      await browser.send('POST', '/api/notes', '_token=x', form),
      await browser.send('POST', '/api/notes?_token=x', {}),
    ];

    expect(answers.map((answer) => answer.status)).toEqual([422, 419, 419]);
  });

  it("is another session's: 419", async () => {
    const other = await new Browser(app.url).visit();

    const response = await (
      await signedIn()
    ).send('POST', '/logout', undefined, { 'X-XSRF-TOKEN': other.xsrf });

    expect(response.status).toBe(419);
  });

  it('may be the session cookie of nobody: the cookies do not stand in for each other', async () => {
    const browser = await signedIn();
    const sealed = decodeURIComponent(browser.jar.get('test_session') ?? '');

    const response = await browser.send('POST', '/logout', undefined, { 'X-XSRF-TOKEN': sealed });

    expect(response.status).toBe(419);
  });

  it('is not needed by a same-origin request of a browser', async () => {
    const headers = { 'X-XSRF-TOKEN': '', 'Sec-Fetch-Site': 'same-origin' };

    const response = await (await signedIn()).send('POST', '/logout', undefined, headers);

    expect([response.status, response.text]).toEqual([204, '']);
  });

  it('is checked before authentication, validation and the body', async () => {
    const guest = await new Browser(app.url).visit();
    const headers = { 'X-XSRF-TOKEN': '', 'Content-Type': 'application/json' };

    const answers = [
      await guest.send('POST', '/api/notes', '{"text": ', headers),
      await guest.send('POST', '/login', {}, headers),
    ];

    expect(answers.map((answer) => answer.status)).toEqual([419, 419]);
  });

  it('is not asked for by an unknown route, nor of a stranger without session', async () => {
    const browser = await signedIn();
    const stranger = { 'X-XSRF-TOKEN': '', Origin: 'http://evil.test', Referer: 'http://evil.test/' };

    const unknown = await browser.send('POST', '/api/nope', {}, { 'X-XSRF-TOKEN': '' });
    const foreign = await browser.send('POST', '/api/notes', { text: 'x' }, stranger);

    expect([unknown.status, foreign.status]).toEqual([404, 401]);
    expect(cookieNames(foreign)).toEqual([]);
  });
});
