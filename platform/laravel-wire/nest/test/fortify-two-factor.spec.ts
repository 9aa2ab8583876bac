import { app, bootsFortify, guestOf, kindsOf, later, renterOf } from './fortify-app';
import {
  answer,
  codeOf,
  CONFIRMED,
  half,
  ON,
  RAY,
  RECOVERY,
  rowOf,
  SECRET,
  turnOn,
  WRONG,
} from './fortify-factors';

bootsFortify({ appName: 'My Shop' });

it('makes a secret and recovery codes, encrypted in Fortify’s columns, which a first code puts in force', async () => {
  const browser = await renterOf(app, true);

  const enabled = await browser.send('POST', ON);

  expect([enabled.status, enabled.text]).toEqual([200, '""']);
  const { body: key } = await browser.send('GET', SECRET);
  expect(key).toEqual({ secretKey: expect.stringMatching(/^[A-Z2-7]{32}$/) });
  const { body: picture } = await browser.send('GET', '/user/two-factor-qr-code');
  expect(picture.url).toBe(
    `otpauth://totp/My%20Shop:renter%40example.test?secret=${key.secretKey}&issuer=My%20Shop`,
  );
  expect(picture.svg).toMatch(/^<svg[^>]*>.*<path /s);
  const { body: codes } = await browser.send('GET', RECOVERY);
  expect(codes).toHaveLength(8);
  for (const column of ['two_factor_secret', 'two_factor_recovery_codes']) {
    const envelope: unknown = JSON.parse(Buffer.from(rowOf(app)[column] ?? '', 'base64').toString());
    expect(envelope).toMatchObject({ iv: expect.any(String), mac: expect.any(String), tag: '' });
  }
  expect(rowOf(app)['two_factor_confirmed_at']).toBeUndefined();
  for (const [code, errors] of [
    ['000000', WRONG],
    ['', { code: ['The code field is required.'] }],
  ]) {
    const wrong = await browser.send('POST', CONFIRMED, { code });
    expect([wrong.status, wrong.body.errors]).toEqual([422, errors]);
  }
  const right = await browser.send('POST', CONFIRMED, { code: codeOf(key.secretKey, app) });
  expect([right.status, right.text]).toEqual([200, '""']);
  expect(rowOf(app)['two_factor_confirmed_at']).toEqual(app.clock.fixed);
  expect(kindsOf(app)).toEqual([
    [2, 'twoFactorEnabled'],
    [2, 'twoFactorConfirmed'],
  ]);
});

it('has nothing to show before, and after it is turned off', async () => {
  const browser = await renterOf(app, true);
  const nothing = async () => {
    const { status, body } = await browser.send('GET', SECRET);
    expect([status, body.message]).toEqual([404, 'Two factor authentication has not been enabled.']);
    expect((await browser.send('GET', '/user/two-factor-qr-code')).body).toEqual([]);
    expect((await browser.send('GET', RECOVERY)).body).toEqual([]);
  };
  await nothing();
  await turnOn(browser, app);

  const off = await browser.send('DELETE', ON);

  expect([off.status, off.text]).toEqual([200, '""']);
  await nothing();
  expect(app.fortify.events.at(-1)).toEqual({ userId: 2, kind: 'twoFactorDisabled', wasConfirmed: true });
  expect((await browser.send('DELETE', ON)).status).toBe(200);
  expect(app.fortify.events.filter(({ kind }) => kind === 'twoFactorDisabled')).toHaveLength(1);
  expect((await (await guestOf(app)).send('POST', '/login', RAY)).status).toBe(204);
});

it('keeps the secret in force until a code of another one is right', async () => {
  const browser = await renterOf(app, true);
  const first = await turnOn(browser, app);
  await browser.send('POST', ON, { force: true });
  const { secretKey: second } = (await browser.send('GET', SECRET)).body as { secretKey: string };
  expect(second).not.toBe(first);

  expect(await answer(await half(app), { code: codeOf(first, app) })).toBe(204);
  expect((await browser.send('POST', CONFIRMED, { code: codeOf(second, app) })).status).toBe(200);

  later(app, 600);
  expect(await answer(await half(app), { code: codeOf(first, app) })).toEqual(WRONG);
  expect(await answer(await half(app), { code: codeOf(second, app) })).toBe(204);
});

it('renews the recovery codes', async () => {
  const browser = await renterOf(app, true);
  await turnOn(browser, app);
  const { body: before } = await browser.send('GET', RECOVERY);

  const renewed = await browser.send('POST', RECOVERY);

  expect([renewed.status, renewed.text]).toEqual([200, '""']);
  const { body: after } = await browser.send('GET', RECOVERY);
  expect((after as string[]).some((code) => (before as string[]).includes(code))).toBe(false);
  expect(kindsOf(app).at(-1)).toEqual([2, 'recoveryCodesGenerated']);
});

it('wants a login, and then a password that was confirmed lately', async () => {
  const [guest, browser] = [await guestOf(app), await renterOf(app)];

  for (const [method, path] of [
    ['POST', ON],
    ['DELETE', ON],
    ['POST', CONFIRMED],
    ['GET', SECRET],
    ['GET', '/user/two-factor-qr-code'],
    ['GET', RECOVERY],
    ['POST', RECOVERY],
  ] as const) {
    expect((await guest.send(method, path)).status).toBe(401);
    const { status, body } = await browser.send(method, path);
    expect([status, body.message]).toEqual([423, 'Password confirmation required.']);
  }
});
