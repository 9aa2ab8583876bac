import { boot, Browser, type ReferenceApp } from './browser';

describe("without strict input, and with Laravel's pages", () => {
  let lenient: ReferenceApp;
  let browser: Browser;

  beforeAll(async () => {
    lenient = await boot({ strictInput: false, negotiate: true, apiRateLimit: 8 });
    lenient.clock.offsetMs += 61_000;
    browser = new Browser(lenient.url);
    await browser.login('renter');
  });

  const html = { Accept: 'text/html,application/xhtml+xml', 'X-XSRF-TOKEN': '' };

  it('takes malformed JSON for an empty body and an unknown filter for none', async () => {
    const json = { 'Content-Type': 'application/json' };

    const malformed = await browser.send('POST', '/api/notes', '{"text": ', json);
    const unknown = await browser.send('GET', '/api/notes?nope=1');

    expect([malformed.status, unknown.status]).toEqual([422, 200]);
  });

  it.each([
    ['POST', '/logout', 419, 'Page Expired'],
    ['GET', '/api/nope', 404, 'Not Found'],
    ['GET', '/logout', 405, 'An Error Occurred: Method Not Allowed'],
    ['GET', '/api/lab/throw', 500, 'Server Error'],
  ])('%s %s shows a browser the page of %i', async (method, path, status, title) => {
    const response = await browser.send(method, path, undefined, html);

    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=UTF-8');
    expect(response.text).toContain(`<title>${title}</title>`);
  });

  it('redirects a guest to the login and bad input back', async () => {
    const guest = await new Browser(lenient.url).visit();

    const toLogin = await guest.send('GET', '/api/user', undefined, html);
    const back = await guest.send('POST', '/login', {}, { ...html, 'X-XSRF-TOKEN': guest.xsrf });

    expect([toLogin.status, toLogin.headers['location']]).toEqual([302, `${lenient.url}/login`]);
    expect([back.status, back.headers['location']]).toEqual([302, 'http://localhost:3000/']);
  });

  it('counts requests on /api when told to', async () => {
    lenient.clock.offsetMs += 61_000;

    const first = await browser.send('GET', '/api/user');
    for (let count = 0; count < 7; count += 1) await browser.send('GET', '/api/user');
    const last = await browser.send('GET', '/api/user');

    expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '8', 'x-ratelimit-remaining': '7' });
    expect([last.status, last.text]).toEqual([429, '{\n    "message": "Too Many Attempts."\n}']);
    expect(last.headers).toMatchObject({
      'x-ratelimit-remaining': '0',
      'retry-after': expect.stringMatching(/^\d+$/),
    });
  });
});

it("names the site's own scheme in links and redirects behind a proxy that takes https off", async () => {
  const { url } = await boot({ appUrl: 'https://yard.example' });
  const browser = new Browser(url, { Origin: 'https://yard.example', Host: 'yard.example' });
  await browser.login('renter');

  const list = await browser.send('GET', '/api/notes');
  const redirect = await browser.send('POST', '/login', {});

  expect(list.body.first_page_url).toBe('https://yard.example/api/notes?page=1');
  expect(redirect.headers['location']).toBe('https://yard.example');
});
