import { connect } from 'node:net';
import { Browser, FRONTEND } from './browser';
import { app, bootsFortify, later, renterOf } from './fortify-app';

const RENNIE = 2;
const CHANGE = {
  current_password: 'password',
  password: 'password of the thief',
  password_confirmation: 'password of the thief',
};

bootsFortify({}, { boundedInput: true });

const row = () => app.users.rows.get(RENNIE) as Record<string, unknown>;
const statusOf = async (browser: Browser) => (await browser.send('GET', '/api/user')).status;
const sessionsOf = () => [...app.sessions.rows.values()].filter(({ user_id }) => user_id === RENNIE);

/** Has something happen while a request waits for the account's row, which it wants once it has compared. */
async function whileItWaits(request: () => Promise<{ status: number }>, happens: () => void) {
  let answer = Promise.resolve({ status: 0 });
  await app.fortify.hold({ id: RENNIE }, async () => {
    const { writes } = app.sessions;
    answer = request();
    // The last thing before the row.
    while (app.sessions.writes === writes) await new Promise(setImmediate);
    happens();
  });
  return (await answer).status;
}

it.each([
  ['password', { password: 'x'.repeat(60) }],
  ['address', { email: 'other@example.test' }],
  ['second factor', { two_factor_confirmed_at: new Date('2026-11-20T12:00:00Z') }],
])('a session ends with another %s of its account, and stays ended', async (_, columns) => {
  const [browser, other] = [await renterOf(app), await renterOf(app)];
  const before = { two_factor_confirmed_at: null, ...row() };
  expect(await statusOf(other)).toBe(200);

  Object.assign(row(), columns);
  expect(await statusOf(browser)).toBe(401);
  expect(sessionsOf()).toHaveLength(1);
  Object.assign(row(), before);

  expect([await statusOf(browser), await statusOf(other)]).toEqual([401, 200]);
});

it('a session from before there were notes takes what the account has now, once', async () => {
  const browser = await renterOf(app);
  const [session] = sessionsOf() as unknown as { payload: Record<string, unknown> }[];
  delete session?.payload['_login'];
  // Written with the visit.
  later(app, 61);
  Object.assign(row(), { email: 'other@example.test' });

  expect(await statusOf(browser)).toBe(200);
  Object.assign(row(), { email: 'another@example.test' });

  expect(await statusOf(browser)).toBe(401);
});

it('a password is not changed by who knew the one before', async () => {
  const thief = await renterOf(app);

  const status = await whileItWaits(
    () => thief.send('PUT', '/user/password', CHANGE),
    () => Object.assign(row(), { password: 'x'.repeat(60) }),
  );

  expect([status, row()['password']]).toEqual([401, 'x'.repeat(60)]);
});

it('a session that was ended does not come back under another id', async () => {
  const thief = await renterOf(app);

  const status = await whileItWaits(
    () => thief.send('PUT', '/user/password', CHANGE),
    () => app.sessions.rows.clear(),
  );

  expect([status, sessionsOf()]).toEqual([401, []]);
  expect(await statusOf(thief)).toBe(401);
});

it('a login on its way is none with a password that was changed meanwhile', async () => {
  const accounts = app.users as typeof app.users & { findByEmail(email: string): Promise<unknown> };
  const find = accounts.findByEmail.bind(accounts);
  let lookups = 0;
  // By the throttle, to compare the password, and once it was compared.
  accounts.findByEmail = (email) => {
    lookups += 1;
    if (lookups === 3) Object.assign(row(), { password: 'x'.repeat(60) });
    return find(email);
  };

  const browser = new Browser(app.url);
  const { status } = await browser.login('renter');
  accounts.findByEmail = find;

  expect([status, sessionsOf()]).toEqual([422, []]);
});

it('a change of their own leaves this session, and ends the others', async () => {
  const [own, other] = [await renterOf(app, true), await renterOf(app)];
  const moved = { name: 'Rennie', email: 'rennie@example.test' };

  expect((await own.send('PUT', '/user/profile-information', moved)).status).toBe(200);
  expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401]);
  expect((await own.send('PUT', '/user/password', CHANGE)).status).toBe(200);

  expect(await statusOf(own)).toBe(200);
});

describe('a large body', () => {
  const LENGTH = 70_000;

  /** Sends all but the end of a body, waits until its head was judged, and sends the end. */
  async function statusAfter(headers: Record<string, string>, path: string, happens: () => unknown) {
    const { port, host } = new URL(app.url);
    const all = { Host: host, Accept: 'application/json', 'Content-Type': 'application/json', ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const [method] = path.split(' ');
    const { lookups } = app.users;
    const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
    const answer = new Promise<string>((resolve, reject) => {
      socket.once('data', (text: string) => resolve(text.slice(9, 12))).once('error', reject);
    });
    const body = JSON.stringify({
      name: 'Mallory',
      text: 'x',
      email: 'm@example.test',
      zz: 'z'.repeat(LENGTH),
    });
    const head = `${path} HTTP/1.1\r\n${lines.join('')}Content-Length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, -10));
    expect(method).toMatch(/POST|PUT/);
    while (app.users.lookups === lookups) await new Promise(setImmediate);
    await happens();
    socket.write(body.slice(-10));
    return answer.finally(() => socket.destroy());
  }

  const cookiesOf = (browser: Browser) => ({
    Origin: FRONTEND,
    Cookie: browser.cookieHeader,
    'X-XSRF-TOKEN': browser.xsrf,
  });

  it.each([
    ['whose session ended', () => app.sessions.rows.clear(), '401'],
    ['whose account was suspended', () => Object.assign(row(), { suspended_at: '2026-11-20' }), '401'],
    ['whose password was changed', () => Object.assign(row(), { password: 'x'.repeat(60) }), '401'],
    ['who is as before', () => undefined, '200'],
  ])('is of nobody at its end for somebody %s', async (_, happens, status) => {
    const browser = await renterOf(app, true);

    const answered = await statusAfter(cookiesOf(browser), 'PUT /user/profile-information', happens);

    expect([answered, row()['name'] === 'Mallory']).toEqual([status, status === '200']);
  });

  it('is of nobody at its end for a token that was revoked', async () => {
    const { tokens } = app;
    const made = await tokens?.createToken({ id: RENNIE }, 'ci', ['*']);
    const bearer = { Authorization: `Bearer ${made?.plainTextToken}` };

    const revoke = () => tokens?.revokeAll({ id: RENNIE });

    expect(await statusAfter(bearer, 'POST /api/notes', revoke)).toBe('401');
  });
});
