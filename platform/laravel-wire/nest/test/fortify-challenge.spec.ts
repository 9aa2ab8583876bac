import { bootFortify, type FortifyApp, guestOf, kindsOf, later, renterOf, resetFortify } from './fortify-app';
import { answer, codeOf, half, RECOVERY, rowOf, SECRET, turnOn, WRONG } from './fortify-factors';

const WRONG_RECOVERY = { recovery_code: ['The provided two factor recovery code was invalid.'] };

let app: FortifyApp;
let own: FortifyApp;

beforeAll(async () => {
  app = await bootFortify();
  own = await bootFortify({ remembersCodes: true, usedCode: 'Used.', tellsSecretUrl: true });
});
afterAll(() => Promise.all([app.close(), own.close()]));
beforeEach(() => [app, own].forEach(resetFortify));

it('signs in by a code of the app, once', async () => {
  const secret = await turnOn(await renterOf(app, true), app);
  const browser = await half(app, { remember: true });

  expect(await answer(browser, { code: codeOf(secret, app, 2) })).toEqual(WRONG);
  expect(await answer(browser, { code: codeOf(secret, app) })).toBe(204);
  expect((await browser.send('GET', '/api/user')).body.id).toBe(2);
  expect([...browser.jar.keys()].some((name) => name.startsWith('remember_web_'))).toBe(true);
  expect(await answer(await half(app), { code: codeOf(secret, app) })).toEqual(WRONG);
  expect(await answer(browser, { code: codeOf(secret, app) })).toEqual([302, undefined]);
});

it('signs in by a recovery code, which another one replaces', async () => {
  const owner = await renterOf(app, true);
  await turnOn(owner, app);
  const [recovery_code, other] = (await owner.send('GET', RECOVERY)).body as string[];

  expect(await answer(await half(app), { recovery_code: ` ${recovery_code} ` })).toBe(204);
  expect(await answer(await half(app), { recovery_code })).toEqual(WRONG_RECOVERY);

  const { body: left } = await owner.send('GET', RECOVERY);
  expect([left.length, left.includes(other), left.includes(recovery_code)]).toEqual([8, true, false]);
  expect(kindsOf(app).at(-1)).toEqual([2, 'recoveryCodeReplaced']);
});

it('wants a login that waits, by the password of now, of somebody who may come in', async () => {
  const secret = await turnOn(await renterOf(app, true), app);
  const [late, changed, barred] = [await half(app), await half(app), await half(app)];
  expect(await answer(await guestOf(app), { code: codeOf(secret, app) })).toEqual(WRONG);
  Object.assign(rowOf(app), { suspended_at: '2026-01-01' });
  expect(await answer(barred, { code: codeOf(secret, app) })).toEqual({
    email: ['This account is suspended.'],
  });
  Object.assign(rowOf(app), { suspended_at: null, password: `${rowOf(app)['password']}x` });
  expect(await answer(changed, { code: codeOf(secret, app) })).toEqual(WRONG);
  later(app, 600);
  expect(await answer(late, { code: codeOf(secret, app) })).toEqual(WRONG);
});

it('takes up a login that a Laravel beside began', async () => {
  const secret = await turnOn(await renterOf(app, true), app);
  const browser = await half(app);
  for (const row of app.sessions.rows.values() as Iterable<{ payload?: Record<string, unknown> }>) {
    if (row.payload?.['login']) row.payload['login'] = { id: 2, remember: false };
  }

  expect(await answer(browser, { code: codeOf(secret, app) })).toBe(204);
});

it('takes five tries a minute for an account', async () => {
  const secret = await turnOn(await renterOf(app, true), app);
  const browser = await half(app);
  for (let time = 0; time < 5; time += 1) expect(await answer(browser, { code: '000000' })).toEqual(WRONG);

  expect(await answer(await half(app), { code: codeOf(secret, app) })).toEqual([429, 'Too Many Attempts.']);
  later(app, 61);
  expect(await answer(browser, { code: codeOf(secret, app) })).toBe(204);
});

it('says that a code was used where the application has words for it, and a column', async () => {
  const secret = await turnOn(await renterOf(own, true), own);
  expect(await answer(await half(own), { code: codeOf(secret, own) })).toBe(204);

  const browser = await half(own);
  for (let time = 0; time < 6; time += 1) {
    expect(await answer(browser, { code: codeOf(secret, own) })).toEqual({ code: ['Used.'] });
  }
  expect(await answer(browser, { code: codeOf(secret, own, -1) })).toEqual({ code: ['Used.'] });
  expect(await answer(browser, { code: codeOf(secret, own, 1) })).toBe(204);
  await browser.send('POST', '/user/confirm-password', { password: 'password' });
  expect((await browser.send('GET', SECRET)).body).toEqual({
    secretKey: secret,
    url: expect.stringContaining('otpauth://totp/Laravel:'),
  });
});
