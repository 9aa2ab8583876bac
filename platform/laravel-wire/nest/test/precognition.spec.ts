import { boot, bootFresh, Browser, type ReferenceApp } from './browser';
import { answerTo, casesOf, headersIn } from './recorded';

let app: ReferenceApp;
let browser: Browser;
const PRECOGNITIVE = { Precognition: 'true' };

beforeAll(async () => {
  app = await bootFresh({});
});
beforeEach(async () => {
  app.users.reset();
  browser = new Browser(app.url);
  await browser.login('admin');
});
afterAll(() => app.close());

const ask = (body: object, more: object = {}, [method, path] = ['POST', '/api/machine_types']) =>
  browser.send(method, path, body, { ...PRECOGNITIVE, ...more });
const total = async (): Promise<number> =>
  ((await browser.send('GET', '/api/machine_types')).body as { total: number }).total;

describe('a precognitive request', () => {
  it('that would be taken is 204, and makes no record', async () => {
    const before = await total();

    const answer = await ask({ name: 'Crane that is tried' });

    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(answer.headers).toMatchObject({ precognition: 'true', 'precognition-success': 'true' });
    expect(answer.headers['vary']).toMatch(/^Precognition(,|$)/);
    expect(answer.headers['content-type']).toBeUndefined();
    expect(await total()).toBe(before);
  });

  it('that would be refused is 422 as usual', async () => {
    const [tried, sent] = [await ask({}), await browser.send('POST', '/api/machine_types', {})];

    expect(tried.status).toBe(422);
    expect(tried.body).toEqual(sent.body);
    expect(tried.headers).toMatchObject({ precognition: 'true', vary: 'Precognition, Origin' });
    expect(tried.headers['precognition-success']).toBeUndefined();
    expect(sent.headers['precognition']).toBeUndefined();
    expect(sent.headers['vary']).toBe('Origin');
  });

  it('hears of the fields alone that it asks for, the others’ errors uncounted', async () => {
    const only = (fields: string) =>
      ask({ text: '', stars: 9 }, { 'Precognition-Validate-Only': fields }, ['POST', '/api/notes']);

    expect((await only('stars')).body).toEqual({
      message: 'The stars field must be between 1 and 5.',
      errors: { stars: ['The stars field must be between 1 and 5.'] },
    });
    expect(Object.keys(((await only('text,stars')).body as { errors: object }).errors)).toEqual([
      'text',
      'stars',
    ]);
    expect((await only('none,st*')).status).toBe(422);
    expect((await only('s*a*s')).status).toBe(422);
    for (const other of ['s.ars', 'stars*', '*stars', 's*ta*s', '*.stars', 'sta']) {
      expect([other, (await only(other)).status]).toEqual([other, 204]);
    }
    expect((await only('none')).headers['precognition-success']).toBe('true');
  });

  it.each(['PATCH', 'PUT', 'DELETE'])(
    'of a %s changes nothing either, and asks what the caller may',
    async (method) => {
      const list = (await browser.send('GET', '/api/machine_types')).body as { data: { id: number }[] };
      const path = `/api/machine_types/${list.data[0]?.id}`;
      const { body: before } = await browser.send('GET', path);

      expect((await ask({ name: 'Another' }, {}, [method, path])).status).toBe(204);

      expect((await browser.send('GET', path)).body).toEqual(before);
      await browser.login('renter');
      const renter = new Browser(app.url);
      await renter.login('renter');
      const refused = await renter.send(method, path, { name: 'Another' }, PRECOGNITIVE);
      expect([refused.status, refused.headers['precognition']]).toEqual([403, 'true']);
    },
  );

  it('without a token, or for nobody’s eyes, is refused as usual', async () => {
    expect((await ask({ name: 'x' }, { 'X-XSRF-TOKEN': 'none' })).status).toBe(419);
    expect((await new Browser(app.url).send('GET', '/api/user', undefined, PRECOGNITIVE)).status).toBe(401);
    expect((await ask({}, {}, ['POST', '/api/nowhere'])).headers['precognition']).toBeUndefined();
  });

  it('to a route without rules does not run it', async () => {
    expect((await ask({}, {}, ['POST', '/logout'])).headers['precognition-success']).toBe('true');

    expect((await browser.send('GET', '/api/user')).status).toBe(200);
  });

  it('signs nobody in, and tries no password', async () => {
    const guest = await new Browser(app.url).visit();
    const login = (body: object) => guest.send('POST', '/login', body, PRECOGNITIVE);

    expect((await login({ email: 'owner@example.test' })).body).toMatchObject({
      errors: { password: ['The password field is required.'] },
    });
    for (let tries = 0; tries < 7; tries += 1) {
      expect((await login({ email: 'owner@example.test', password: 'wrong' })).status).toBe(204);
    }
    expect((await guest.send('GET', '/api/user')).status).toBe(401);
    expect((await guest.login('owner')).status).toBe(204);
  });

  it('registers nobody', async () => {
    const guest = await new Browser(app.url).visit();
    const form = { name: 'New', email: 'owner@example.test', password: 'password-1' };
    const register = (body: object, only = 'email,password') =>
      guest.send('POST', '/register', body, { ...PRECOGNITIVE, 'Precognition-Validate-Only': only });

    expect((await register(form)).body).toMatchObject({ errors: { email: [expect.any(String)] } });
    const good = { ...form, email: 'new@example.test', password_confirmation: 'password-1' };
    expect((await register(good)).status).toBe(204);
    expect((await guest.send('GET', '/api/user')).status).toBe(401);
  });
});

describe('answers as Laravel 13.31', () => {
  const HEADERS = ['precognition', 'precognition-success', 'vary', 'location', 'content-type'];
  const isAsking = (headers: Record<string, string> = {}) => headers['Precognition'] === 'true';

  it.each(casesOf('precognition').map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { request, response: { headers: recorded, ...response } }) => {
      const { url } = await boot({ strictInput: false, negotiate: true });

      const { headers, ...answer } = await answerTo(url, request);

      // Laravel marks each answer of a route with its middleware; here all routes have it.
      const expected = isAsking(request.headers) ? recorded : { ...recorded, vary: 'Origin' };
      expect({ ...answer, headers: headersIn(headers, HEADERS) }).toEqual({ ...response, headers: expected });
    },
  );
});
