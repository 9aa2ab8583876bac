import { bootFresh, Browser } from './browser';
import { app, boots } from './scene';
import { ADMIN, answerOf, callWith, makeToken, RENTER } from './token-callers';

boots();
beforeEach(() => app.users.reset());

const make = (user: { id: number }, ...more: [string[]?]) => makeToken(app, user, ...more);
const call = (token: string, method: string, path: string, body?: object) =>
  callWith(app, token, method, path, body);

describe('beside cookie sessions', () => {
  it('the session comes first, and may do all', async () => {
    const Authorization = `Bearer ${await make(ADMIN, [])}`;
    const browser = new Browser(app.url);
    await browser.visit();

    const asGuest = await browser.send('GET', '/api/user', undefined, { Authorization });
    const refused = await browser.send('GET', '/api/orders', undefined, { Authorization });
    await browser.login('renter');
    const signedIn = await browser.send('GET', '/api/orders', undefined, { Authorization });

    expect([asGuest.body.id, refused.status]).toEqual([3, 403]);
    expect([signedIn.status, signedIn.body]).toEqual([200, { id: 2, token: null }]);
  });

  it('a program sends no anti-forgery token; a frontend’s page does, as Sanctum has it', async () => {
    const Authorization = `Bearer ${await make(RENTER)}`;
    const browser = await new Browser(app.url).visit();

    expect((await call(Authorization.slice(7), 'POST', '/api/notes', { text: 'Hello' })).status).toBe(201);
    const without = { Authorization, 'X-XSRF-TOKEN': '' };
    expect((await browser.send('POST', '/api/notes', { text: 'Hello' }, without)).status).toBe(419);
    expect((await browser.send('POST', '/api/notes', { text: 'Hello' }, { Authorization })).status).toBe(201);
  });

  it('counts on /api alone: it signs nobody out, and nobody else’s routes are its own', async () => {
    const Authorization = `Bearer ${await make(RENTER)}`;
    const browser = await new Browser(app.url).visit();
    const ask = { channel_name: 'private-notes.2', socket_id: '1.2' };

    expect((await browser.send('POST', '/logout', undefined, { Authorization })).status).toBe(401);
    expect((await browser.send('POST', '/broadcasting/auth', ask, { Authorization })).status).toBe(403);
  });

  it('a session that is ended during a request with a token forgets no login that is remembered', async () => {
    Object.assign(app.users.rows.get(2) ?? {}, { remember_token: 'remembered' });

    expect((await call(await make(RENTER), 'DELETE', '/api/orders/session')).status).toBe(204);

    expect(app.users.rows.get(2)?.remember_token).toBe('remembered');
  });
});

describe('the user of a token', () => {
  it('is the one that policies judge and resources know', async () => {
    const [renter, admin] = [await make(RENTER), await make(ADMIN)];

    expect((await call(renter, 'GET', '/api/notes/1')).status).toBe(200);
    expect((await call(admin, 'GET', '/api/notes/1')).status).toBe(403);
    expect((await call(renter, 'POST', '/api/notes', { text: 'Mine' })).body.user_id).toBe(2);
  });

  it('joins their channels by /api/broadcasting/auth', async () => {
    const token = await make(RENTER);
    const ask = (channel: string) =>
      call(token, 'POST', '/api/broadcasting/auth', { channel_name: channel, socket_id: '123.456' });

    expect(answerOf(await ask('private-notes.2'))).toEqual([
      200,
      { auth: 'app-key:a44ee0c67d3bf46566a20a4f4f2b20b0b7a480d13da1e11c6f8b52d8be184dcc' },
    ]);
    expect((await ask('private-notes.3')).status).toBe(403);
  });

  it('is the one whose requests are counted', async () => {
    const limited = await bootFresh({ apiRateLimit: 3 });
    const tokenOf = (user: { id: number }) => makeToken(limited, user);
    const leftFor = async (token: string): Promise<unknown> =>
      (await callWith(limited, token, 'GET', '/api/orders/can')).headers['x-ratelimit-remaining'];

    expect(await leftFor(await tokenOf(RENTER))).toBe('2');
    expect(await leftFor(await tokenOf(RENTER))).toBe('1');
    expect(await leftFor(await tokenOf(ADMIN))).toBe('2');
    expect(await leftFor('')).toBe('2');
    await limited.close();
  });
});

it('an application without tokens ignores what is sent as one', async () => {
  const plain = await bootFresh({}, { hasTokens: false });
  const token = await make(RENTER);

  expect(answerOf(await callWith(plain, token, 'GET', '/api/user'))).toEqual([
    401,
    { message: 'Unauthenticated.' },
  ]);
  expect(plain.users.lookups).toBe(0);
  await plain.close();
});
