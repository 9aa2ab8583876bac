import { bootFortify, type FortifyApp, guestOf, kindsOf, renterOf, resetFortify } from './fortify-app';

const PROFILE = '/user/profile-information';
const PASSWORD = '/user/password';
const CHANGE = {
  current_password: 'password',
  password: 'another password',
  password_confirmation: 'another password',
};
const MOVE = { name: 'Rennie', email: 'New@Example.test' };

let app: FortifyApp;
let own: FortifyApp;

beforeAll(async () => {
  app = await bootFortify();
  own = await bootFortify({ confirmsNewEmail: true });
});
afterAll(() => Promise.all([app.close(), own.close()]));
beforeEach(() => [app, own].forEach(resetFortify));

const rowOf = (of = app) => of.users.rows.get(2) as unknown as Record<string, unknown>;
const sessionIds = () => [...app.sessions.rows.keys()];

describe('PUT /user/profile-information', () => {
  it('changes what the rules name, and leaves a proven address alone', async () => {
    Object.assign(rowOf(), { email_verified_at: '2026-01-01 00:00:00' });
    const browser = await renterOf(app);
    const before = sessionIds();

    const answer = await browser.send('PUT', PROFILE, {
      name: 'Rennie',
      email: 'RENTER@example.test',
      is_admin: 1,
    });

    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      200,
      '""',
      'application/json',
    ]);
    expect(rowOf()).toMatchObject({
      name: 'Rennie',
      email: 'renter@example.test',
      is_admin: 0,
      email_verified_at: '2026-01-01 00:00:00',
    });
    expect(kindsOf(app)).toEqual([[2, 'profileUpdated']]);
    expect(sessionIds()).toEqual(before);
  });

  it('takes an address that Laravel stored in capitals for the same', async () => {
    const browser = await renterOf(own);
    Object.assign(rowOf(own), { email: 'Renter@Example.test', email_verified_at: '2026-01-01 00:00:00' });
    const before = [...own.sessions.rows.keys()];

    const answer = await browser.send('PUT', PROFILE, { name: 'Rennie', email: 'renter@example.test' });

    expect(answer.status).toBe(200);
    expect(rowOf(own)).toMatchObject({ name: 'Rennie', email_verified_at: '2026-01-01 00:00:00' });
    expect([...own.sessions.rows.keys()]).toEqual(before);
  });

  it('has a new address proven, forgets the old one’s reset, and goes on under another session id', async () => {
    Object.assign(rowOf(), { email_verified_at: '2026-01-01 00:00:00' });
    app.fortify.resets.set('renter@example.test', { token: 'x', created_at: null });
    const browser = await renterOf(app);
    const before = sessionIds();

    expect((await browser.send('PUT', PROFILE, MOVE)).status).toBe(200);

    expect(rowOf()).toMatchObject({ email: 'new@example.test', email_verified_at: null });
    expect(app.fortify.events).toEqual([
      { userId: 2, kind: 'verificationRequested', url: expect.stringContaining('/email/verify/2/') },
      {
        userId: 2,
        kind: 'profileUpdated',
        former: { email: 'renter@example.test', email_verified_at: '2026-01-01 00:00:00' },
      },
    ]);
    expect(app.fortify.resets.size).toBe(0);
    expect((await browser.send('GET', '/api/user')).body.email).toBe('new@example.test');
    expect(sessionIds()).toHaveLength(before.length);
    expect(sessionIds()).not.toEqual(before);
  });

  it('refuses guests, what breaks the rules, and an address that is taken', async () => {
    const browser = await renterOf(app);
    const taken = await browser.send('PUT', PROFILE, { name: 'R', email: 'Owner@example.test' });

    expect((await (await guestOf(app)).send('PUT', PROFILE, MOVE)).status).toBe(401);
    expect(Object.keys((await browser.send('PUT', PROFILE, {})).body.errors as object)).toEqual([
      'name',
      'email',
    ]);
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { email: ['The email has already been taken.'] },
    ]);
    expect(app.fortify.events).toEqual([]);
  });

  it('wants the password for a new address where the application says so', async () => {
    const browser = await renterOf(own);

    const locked = await browser.send('PUT', PROFILE, MOVE);

    expect([locked.status, locked.body.message]).toEqual([423, 'Password confirmation required.']);
    expect((await browser.send('PUT', PROFILE, { ...MOVE, email: 'renter@example.test' })).status).toBe(200);
    await browser.send('POST', '/user/confirm-password', { password: 'password' });
    expect((await browser.send('PUT', PROFILE, MOVE)).status).toBe(200);
  });
});

describe('PUT /user/password', () => {
  it('changes the password, forgets a reset, and goes on under another session id', async () => {
    app.fortify.resets.set('renter@example.test', { token: 'x', created_at: null });
    const [browser, elsewhere] = [await renterOf(app), await renterOf(app)];
    const before = sessionIds();

    const answer = await browser.send('PUT', PASSWORD, CHANGE);

    expect([answer.status, answer.text]).toEqual([200, '""']);
    expect(kindsOf(app)).toEqual([[2, 'passwordUpdated']]);
    expect(app.fortify.resets.size).toBe(0);
    expect((await browser.send('GET', '/api/user')).status).toBe(200);
    expect((await elsewhere.send('GET', '/api/user')).status).toBe(401);
    expect(sessionIds()).not.toEqual(before);
    const credentials = { email: 'renter@example.test', password: CHANGE.password };
    expect((await (await guestOf(app)).send('POST', '/login', credentials)).status).toBe(204);
  });

  it('refuses guests, a wrong password, and a new one that breaks the rules', async () => {
    const browser = await renterOf(app);
    const wrong = await browser.send('PUT', PASSWORD, { ...CHANGE, current_password: 'guessed' });
    const short = await browser.send('PUT', PASSWORD, { password: 'short', password_confirmation: 'other' });

    expect((await (await guestOf(app)).send('PUT', PASSWORD, CHANGE)).status).toBe(401);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: ['The provided password does not match your current password.'] },
    ]);
    expect(Object.keys(short.body.errors as object)).toEqual(['current_password', 'password']);
    expect(app.fortify.events).toEqual([]);
  });
});
