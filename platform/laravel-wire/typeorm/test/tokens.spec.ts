import { createHash } from 'node:crypto';
import type { WireSettings } from '@laravel-wire/nest';
import { DIALECTS, laravelTypeorm, opens, tables, textOf } from './tables';

const { LaravelTokens, PersonalAccessTokens } = laravelTypeorm();

const NOON = Date.parse('2026-11-20T12:00:00.500Z');
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const OLIVIA = { id: 1 };
const RENNIE = { id: 2 };
/** Of `secret`, made with sha256sum. */
const HASH = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b';

describe.each(DIALECTS)('personal_access_tokens on %s', (dialect) => {
  let now: number;

  opens(dialect);
  beforeEach(async () => {
    now = NOON;
    await tables.dataSource.query('DELETE FROM personal_access_tokens');
  });

  const tokens = (settings = {}, options = {}) =>
    new PersonalAccessTokens(
      { tokens: settings } as WireSettings,
      new LaravelTokens(tables.dataSource, options),
      { now: () => new Date(now) },
    );
  const timeIn = (column: string) => textOf(dialect, column);
  const rows = () =>
    tables.dataSource.query<Record<string, unknown>[]>(
      `SELECT tokenable_type, tokenable_id, name, token, abilities, ${timeIn('last_used_at')} AS used,
        ${timeIn('expires_at')} AS expires, ${timeIn('created_at')} AS created, ${timeIn('updated_at')} AS updated
        FROM personal_access_tokens ORDER BY id`,
    );
  const insert = (row: Record<string, unknown>) => {
    const columns = {
      ...{ tokenable_type: 'App\\Models\\User', tokenable_id: 1, name: 'phone', token: HASH },
      ...{ abilities: '["*"]', created_at: '2026-11-20 11:00:00', updated_at: '2026-11-20 11:00:00', ...row },
    };
    const marks = Object.keys(columns).map(() => '?');
    return tables.dataSource.query(
      `INSERT INTO personal_access_tokens (${Object.keys(columns).join(', ')}) VALUES (${marks.join(', ')})`,
      Object.values(columns),
    );
  };
  const nameOf = async (text: string, settings = {}) =>
    (await tokens(settings).findToken(text))?.name ?? null;

  it('get the row that Sanctum writes', async () => {
    const expiresAt = new Date('2026-12-01T00:00:00.900Z');

    const made = await tokens().createToken(OLIVIA, 'Olivia’s phone', ['a/b', 'é'], expiresAt);

    const [id, secret = ''] = made.plainTextToken.split('|');
    expect(Number(id)).toBe(made.accessToken.id);
    expect(await rows()).toEqual([
      {
        tokenable_type: 'App\\Models\\User',
        tokenable_id: expect.anything(),
        name: 'Olivia’s phone',
        token: createHash('sha256').update(secret).digest('hex'),
        abilities: '["a\\/b","\\u00e9"]',
        used: null,
        expires: '2026-12-01 00:00:00',
        created: '2026-11-20 12:00:00',
        updated: '2026-11-20 12:00:00',
      },
    ]);
    expect(await tokens().findToken(made.plainTextToken)).toMatchObject({
      tokenable_id: 1,
      abilities: ['a/b', 'é'],
      last_used_at: null,
      expires_at: new Date('2026-12-01T00:00:00Z'),
    });
  });

  it('of Sanctum’s are found with their id and without it, of this model alone', async () => {
    await insert({ id: 7 });
    await insert({ id: 8, token: 'x', abilities: null });

    expect(
      await Promise.all(['7|secret', 'secret', '8|secret', '9|secret'].map((text) => nameOf(text))),
    ).toEqual(['phone', 'phone', null, null]);
    expect(await tokens({}, { tokenableType: 'user' }).findToken('7|secret')).toBeNull();
    expect((await tokens().tokensOf(OLIVIA)).map(({ id, abilities }) => [id, abilities])).toEqual([
      [7, ['*']],
      [8, []],
    ]);
  });

  it.each([
    ['2026-11-20 12:00:01', NOON, 'phone'],
    ['2026-11-20 12:00:00', NOON - 500, 'phone'],
    ['2026-11-20 12:00:00', NOON, null],
  ])('that expire at %s are there at %p: %p', async (expires_at, at, name) => {
    await insert({ id: 7, expires_at });
    now = at;

    expect(await nameOf('7|secret')).toBe(name);
  });

  it.each([
    [NOON - 501, 'phone'],
    [NOON - 500, null],
  ])('of 11:00 end with an expiration of 60 minutes: at %p there is %p', async (at, name) => {
    await insert({ id: 7 });
    now = at;

    expect(await nameOf('7|secret', { expiration: 60 })).toBe(name);
  });

  it('say when they were used last, and are written once a second', async () => {
    await insert({ id: 7 });
    const touch = async () => {
      for (const token of await tokens().tokensOf(OLIVIA)) await tokens().touch(token);
    };
    await touch();
    await tables.dataSource.query("UPDATE personal_access_tokens SET updated_at = '2026-11-20 11:00:00'");

    await touch();
    const [unwritten] = await rows();
    now += SECOND;
    await touch();

    expect(unwritten).toMatchObject({ used: '2026-11-20 12:00:00', updated: '2026-11-20 11:00:00' });
    expect(await rows()).toMatchObject([{ used: '2026-11-20 12:00:01', updated: '2026-11-20 12:00:01' }]);
  });

  it('are revoked one by one and all, of their user and model alone', async () => {
    for (const id of [1, 2, 3]) await insert({ id, token: `${id}` });
    await insert({ id: 4, token: '4', tokenable_id: 2 });
    await insert({ id: 5, token: '5', tokenable_type: 'App\\Models\\Robot' });
    const stored = async () => (await rows()).map(({ token }) => token).join('');

    await tokens().revoke(RENNIE, 1);
    expect(await stored()).toBe('12345');
    await tokens().revoke(OLIVIA, 1);
    expect(await stored()).toBe('2345');
    await tokens().revokeAll(OLIVIA);
    expect(await stored()).toBe('45');
  });

  it('are pruned so many hours after their end', async () => {
    await insert({ id: 1, token: '1', expires_at: '2026-11-19 11:59:59' });
    await insert({ id: 2, token: '2', expires_at: '2026-11-19 12:00:00' });
    await insert({
      id: 3,
      token: '3',
      expires_at: '2026-11-20 10:00:00',
      tokenable_type: 'App\\Models\\Robot',
    });
    await insert({ id: 4, token: '4', created_at: '2026-11-20 08:00:00' });
    const stored = async () => (await rows()).map(({ token }) => token).join('');

    await tokens().pruneExpired();
    expect(await stored()).toBe('234');
    await tokens().pruneExpired(1);
    expect(await stored()).toBe('4');
    now = NOON - HOUR;
    await tokens({ expiration: 120 }).pruneExpired(2);
    expect(await stored()).toBe('4');
    now = NOON;
    await tokens({ expiration: 120 }).pruneExpired(1);
    expect(await stored()).toBe('');
  });
});
