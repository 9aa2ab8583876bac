import { app, bootsFortify, guestOf, later, renterOf } from './fortify-app';

const CONFIRM = '/user/confirm-password';
const STATUS = '/user/confirmed-password-status';
const WRONG = { password: ['The provided password was incorrect.'] };

bootsFortify({ passwordTriesPerMinute: 2 }, { sessionLifetimeMinutes: 300 });

it('holds for three hours, or as long as is asked', async () => {
  const browser = await renterOf(app);
  const isConfirmed = async (query = '') => (await browser.send('GET', STATUS + query)).body;
  expect(await isConfirmed()).toEqual({ confirmed: false });

  const answer = await browser.send('POST', CONFIRM, { password: 'password' });

  expect([answer.status, answer.text]).toEqual([201, '""']);
  expect(await isConfirmed()).toEqual({ confirmed: true });
  later(app, 100);
  expect(await isConfirmed('?seconds=100')).toEqual({ confirmed: false });
  expect(await isConfirmed('?seconds=101')).toEqual({ confirmed: true });
  app.clock.fixed = new Date('2026-11-20T15:00:00Z');
  expect(await isConfirmed('?seconds=20000')).toEqual({ confirmed: true });
  expect(await isConfirmed()).toEqual({ confirmed: false });
});

it('is stored in the session as Laravel stores it', async () => {
  const browser = await renterOf(app);
  await browser.send('POST', CONFIRM, { password: 'password' });

  const [row] = [...app.sessions.rows.values()] as unknown as { payload: Record<string, unknown> }[];

  expect(row?.payload['auth']).toEqual({ password_confirmed_at: Date.parse('2026-11-20T12:00:00Z') / 1000 });
});

it('wants the right password; so many wrong ones a minute, right ones do not count', async () => {
  const browser = await renterOf(app);
  const tryOne = async (body: object) => {
    const { status, body: answer } = await browser.send('POST', CONFIRM, body);
    return [status, answer.errors ?? answer];
  };

  expect(await tryOne({ password: 'guessed' })).toEqual([422, WRONG]);
  expect((await tryOne({ password: 'password' }))[0]).toBe(201);
  expect(await tryOne({})).toEqual([422, WRONG]);
  expect(await tryOne({ password: 'guessed' })).toEqual([422, WRONG]);
  expect(await tryOne({ password: 'password' })).toEqual([429, { message: 'Too Many Attempts.' }]);
});

it('is for people who are signed in', async () => {
  const browser = await guestOf(app);

  expect((await browser.send('POST', CONFIRM, { password: 'password' })).status).toBe(401);
  expect((await browser.send('GET', STATUS)).status).toBe(401);
});
