import {
  app,
  bootFortify,
  bootsFortify,
  type FortifyApp,
  guestOf,
  kindsOf,
  later,
  renterOf,
  resetFortify,
} from './fortify-app';

const RAY = 'renter@example.test';
const NEW = { password: 'another password', password_confirmation: 'another password' };
const SENT = { message: 'We have emailed your password reset link.' };
const RESET = { message: 'Your password has been reset.' };
const INVALID = { email: ['This password reset token is invalid.'] };
const WAIT = { email: ['Please wait before retrying.'] };
const UNKNOWN = { email: ["We can't find a user with that email address."] };

bootsFortify();

async function send(path: string, body: object, of = app) {
  const { status, body: answer } = await (await guestOf(of)).send('POST', path, body);
  return [status, answer.errors ?? answer];
}

const tokenIn = ({ fortify }: FortifyApp) => String(fortify.events.at(-1)?.['token']);

describe('POST /forgot-password', () => {
  it('has a link mailed, whose token is stored as a bcrypt hash', async () => {
    expect(await send('/forgot-password', { email: 'Renter@Example.test' })).toEqual([200, SENT]);

    expect(app.fortify.events).toEqual([
      { userId: 2, kind: 'passwordResetRequested', token: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(app.fortify.resets.get(RAY)).toEqual({
      token: expect.stringMatching(/^\$2y\$05\$/),
      created_at: app.clock.fixed,
    });
  });

  it('sends one a minute, of which a Laravel beside may have sent the last', async () => {
    await send('/forgot-password', { email: RAY });
    app.limiter.reset();

    expect(await send('/forgot-password', { email: RAY })).toEqual([422, WAIT]);
    later(app, 60);
    expect((await send('/forgot-password', { email: RAY }))[0]).toBe(200);
    expect(app.fortify.events).toHaveLength(2);
  });

  it('tells of an address without an account, and of one that is barred', async () => {
    Object.assign(app.users.rows.get(2) ?? {}, { suspended_at: '2026-01-01' });

    expect(await send('/forgot-password', { email: 'nobody@example.test' })).toEqual([422, UNKNOWN]);
    expect(await send('/forgot-password', { email: RAY })).toEqual([
      422,
      { email: ['This account is suspended.'] },
    ]);
    expect(await send('/forgot-password', { email: 'x' })).toEqual([
      422,
      { email: ['The email field must be a valid email address.'] },
    ]);
    expect(app.fortify.events).toEqual([]);
  });

  it('is for guests', async () => {
    expect((await (await renterOf(app)).send('POST', '/forgot-password', { email: RAY })).status).toBe(302);
    expect((await (await renterOf(app)).send('POST', '/reset-password', {})).status).toBe(302);
  });
});

describe('POST /reset-password', () => {
  it('sets a password once, within an hour, by the last token of the address', async () => {
    const elsewhere = await renterOf(app);
    await send('/forgot-password', { email: RAY });
    const first = tokenIn(app);
    later(app, 60);
    await send('/forgot-password', { email: RAY });
    const body = { email: RAY, token: tokenIn(app), ...NEW };

    expect(await send('/reset-password', { ...body, token: first })).toEqual([422, INVALID]);
    expect(await send('/reset-password', { ...body, email: 'owner@example.test' })).toEqual([422, INVALID]);
    expect(await send('/reset-password', { ...body, email: 'nobody@example.test' })).toEqual([422, UNKNOWN]);
    expect(await send('/reset-password', body)).toEqual([200, RESET]);
    expect(await send('/reset-password', body)).toEqual([422, INVALID]);

    expect(kindsOf(app).at(-1)).toEqual([2, 'passwordReset']);
    expect((await elsewhere.send('GET', '/api/user')).status).toBe(401);
    const login = await (await guestOf(app)).send('POST', '/login', { email: RAY, password: NEW.password });
    expect(login.status).toBe(204);
  });

  it('takes no token after an hour, and none that was stored without a time', async () => {
    await send('/forgot-password', { email: RAY });
    const body = { email: RAY, token: tokenIn(app), ...NEW };
    const stored = app.fortify.resets.get(RAY);

    later(app, 3600);
    expect(await send('/reset-password', body)).toEqual([422, INVALID]);
    app.fortify.resets.set(RAY, { token: stored?.token ?? '', created_at: null });
    expect(await send('/reset-password', body)).toEqual([422, INVALID]);
    app.fortify.resets.set(RAY, { token: stored?.token ?? '', created_at: app.clock.fixed });
    expect((await send('/reset-password', body))[0]).toBe(200);
  });

  it('wants a password by the rules', async () => {
    const [status, errors] = await send('/reset-password', { email: RAY, token: 'x', password: 'short' });

    expect([status, Object.keys(errors as object)]).toEqual([422, ['password']]);
    expect(await send('/reset-password', {})).toEqual([
      422,
      {
        token: ['The token field is required.'],
        email: ['The email field is required.'],
        password: ['The password field is required.'],
      },
    ]);
  });
});

describe('with an application’s own options', () => {
  let hiding: FortifyApp;

  beforeAll(async () => {
    const own = { hidesAccounts: true, resetsForAll: true, answersStatus: true, resetMailsPerMinute: 3 };
    hiding = await bootFortify(
      { ...own, resetTokenHash: 'sha256', features: ['reset-passwords'] },
      { passwordProblem: (password: string) => (password.includes('guess') ? 'Guessed.' : null) },
    );
  });
  afterAll(() => hiding.close());
  beforeEach(() => resetFortify(hiding));

  it('nothing tells whether an address has an account', async () => {
    const sent = { ...SENT, status: SENT.message };
    const tried = { email: 'nobody@example.test', token: 'x', ...NEW };

    for (const email of [RAY, 'nobody@example.test']) {
      expect(await send('/forgot-password', { email }, hiding)).toEqual([200, sent]);
    }
    expect(await send('/forgot-password', { email: 'NOBODY@example.test' }, hiding)).toEqual([422, WAIT]);
    expect(await send('/reset-password', tried, hiding)).toEqual([422, INVALID]);
    expect(kindsOf(hiding)).toEqual([[2, 'passwordResetRequested']]);
    expect(hiding.fortify.resets.get(RAY)?.token).toMatch(/^[0-9a-f]{64}$/);
    const own = { ...tried, email: RAY, token: tokenIn(hiding) };
    expect(await send('/reset-password', own, hiding)).toEqual([200, { ...RESET, status: RESET.message }]);
  });

  it('one network has so many mails a minute', async () => {
    for (const email of ['a@x.test', 'b@x.test', 'c@x.test']) {
      expect((await send('/forgot-password', { email }, hiding))[0]).toBe(200);
    }

    expect(await send('/forgot-password', { email: RAY }, hiding)).toEqual([
      429,
      { message: 'Too Many Attempts.' },
    ]);
  });

  it('a forgotten password is for people who are signed in, and good passwords are the application’s to know', async () => {
    const browser = await renterOf(hiding);
    const guessed = { password: 'a guessed one', password_confirmation: 'a guessed one' };

    expect((await browser.send('POST', '/forgot-password', { email: RAY })).status).toBe(200);
    const answer = await browser.send('POST', '/reset-password', { email: RAY, token: 'x', ...guessed });
    expect(answer.body.errors).toEqual({ password: ['Guessed.'] });
  });

  it('there are no routes of features that are left out, and those of the password’s confirmation', async () => {
    const browser = await renterOf(hiding);

    const statuses = await Promise.all(
      [
        ['POST', '/email/verification-notification'],
        ['PUT', '/user/profile-information'],
        ['PUT', '/user/password'],
        ['POST', '/user/two-factor-authentication'],
        ['POST', '/two-factor-challenge'],
        ['GET', '/user/confirmed-password-status'],
      ].map(async ([method = '', path = '']) => (await browser.send(method, path)).status),
    );

    expect(statuses).toEqual([404, 404, 404, 404, 404, 200]);
  });
});
