import { bootFresh, cookieNames } from './browser';
import { app, boots } from './scene';
import { ADMIN, answerOf, callWith, makeToken, RENTER } from './token-callers';

const NO_ABILITY = [403, { message: 'Invalid ability provided.' }];
const UNAUTHENTICATED = [401, { message: 'Unauthenticated.' }];

boots();
beforeEach(() => app.users.reset());

const make = (user: { id: number }, ...more: [string[]?, Date?]) => makeToken(app, user, ...more);
const call = (token: string, method: string, path: string) => callWith(app, token, method, path);
const userOf = async (token: string): Promise<unknown> =>
  (await call(token, 'GET', '/api/user')).body.id ?? null;

describe('a token', () => {
  it('stands for its user, with its id or without it, and gets no cookie', async () => {
    const token = await make(RENTER);
    const secret = token.slice(token.indexOf('|') + 1);

    const response = await call(token, 'GET', '/api/user');

    expect([response.status, response.body.id]).toEqual([200, 2]);
    expect(cookieNames(response)).toEqual([]);
    expect(await userOf(secret)).toBe(2);
  });

  it.each([
    ['none', () => ''],
    ['an unknown one', () => '1|nothing'],
    ['one with a letter more', (token: string) => `${token}a`],
    ['one under another id', (token: string) => token.replace(/^\d+/, (id) => `${Number(id) + 1}`)],
    ['its hash', (token: string) => token.replace(/\|.*/, '|')],
  ])('is needed: %s is 401', async (_, spoil) => {
    const token = await make(RENTER);
    await make(ADMIN);

    expect(answerOf(await call(spoil(token), 'GET', '/api/user'))).toEqual(UNAUTHENTICATED);
  });

  it('is no use where its user is barred, or gone', async () => {
    const [barred, gone] = [await make(RENTER), await make({ id: 999 })];
    expect(await userOf(barred)).toBe(2);
    Object.assign(app.users.rows.get(2) ?? {}, { suspended_at: '2026-01-01 00:00:00' });

    expect([await userOf(barred), await userOf(gone)]).toEqual([null, null]);
  });

  it('has an end', async () => {
    const [over, running] = [-2000, 60_000].map((ms) => make(RENTER, ['*'], new Date(Date.now() + ms)));

    expect([await userOf((await over) ?? ''), await userOf((await running) ?? '')]).toEqual([null, 2]);
  });

  it('ends so many minutes after it was made where the application says so', async () => {
    const short = await bootFresh({ tokens: { expiration: 10, prefix: 'ref_' } });
    const token = await makeToken(short, RENTER);

    expect(token).toMatch(/^\d+\|ref_\w{48}$/);
    short.clock.offsetMs = 9 * 60_000;
    expect((await callWith(short, token, 'GET', '/api/user')).status).toBe(200);
    short.clock.offsetMs = 11 * 60_000;
    expect((await callWith(short, token, 'GET', '/api/user')).status).toBe(401);
    await short.close();
  });

  it('is listed with the time of its last use, and without its hash', async () => {
    await app.tokens?.revokeAll(RENTER);
    const token = await make(RENTER, ['orders:read']);
    const [before] = (await app.tokens?.tokensOf(RENTER)) ?? [];
    await userOf(`${token}x`);
    const [refused] = (await app.tokens?.tokensOf(RENTER)) ?? [];
    await userOf(token);
    const [used] = (await app.tokens?.tokensOf(RENTER)) ?? [];

    expect([before?.last_used_at, refused?.last_used_at]).toEqual([null, null]);
    expect(used?.last_used_at?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(Object.keys(used ?? {})).not.toContain('token');
    expect(used).toMatchObject({ name: 'phone', abilities: ['orders:read'], tokenable_id: 2 });
  });

  it('is revoked alone, or with all of its user’s; nobody revokes another’s', async () => {
    const [first, second, other] = [await make(RENTER), await make(RENTER), await make(ADMIN)];
    const users = () => Promise.all([first, second, other].map(userOf));

    await app.tokens?.revoke(ADMIN, Number.parseInt(first, 10));
    expect(await users()).toEqual([2, 2, 3]);
    await app.tokens?.revoke(RENTER, Number.parseInt(first, 10));
    expect(await users()).toEqual([null, 2, 3]);
    await app.tokens?.revokeAll(RENTER);
    expect(await users()).toEqual([null, null, 3]);
  });
});

describe('abilities', () => {
  it('are demanded one and all by @Abilities, any of them by @Ability', async () => {
    const [reads, writes, none] = [
      await make(RENTER, ['orders:read']),
      await make(RENTER, ['orders:write']),
      await make(RENTER, []),
    ];

    expect(answerOf(await call(reads, 'GET', '/api/orders'))).toEqual([200, { id: 2, token: 'phone' }]);
    expect(answerOf(await call(writes, 'GET', '/api/orders'))).toEqual(NO_ABILITY);
    expect(answerOf(await call(reads, 'POST', '/api/orders'))).toEqual(NO_ABILITY);
    expect((await call(writes, 'GET', '/api/orders/either')).status).toBe(200);
    expect(answerOf(await call(none, 'GET', '/api/orders/either'))).toEqual(NO_ABILITY);
    expect((await call(none, 'GET', '/api/orders/can')).body).toEqual({ can: false, cant: true });
    expect((await call(reads, 'GET', '/api/orders/can')).body).toEqual({ can: true, cant: false });
  });

  it('are all there with * and with none named; a guest has none', async () => {
    for (const token of [await make(RENTER, ['*']), await make(RENTER)]) {
      expect((await call(token, 'POST', '/api/orders')).status).toBe(201);
      expect((await call(token, 'GET', '/api/orders/either')).status).toBe(200);
    }
    expect(answerOf(await call('', 'GET', '/api/orders'))).toEqual(UNAUTHENTICATED);
    expect((await call('', 'GET', '/api/orders/can')).body).toEqual({ can: false, cant: true });
  });
});
