import type { WireSettings } from '@laravel-wire/nest';
import type { FortifyEvent } from '../../nest/src/fortify';
import { DIALECTS, laravelTypeorm, opens, tables, textOf } from './tables';

const { LaravelFortify, LaravelPasswordResets, LaravelUsers, Passwords, ResetTokens } = laravelTypeorm();

const NOON = new Date('2026-11-20T12:00:00.700Z');
const RAY = 'ray@example.test';
/** Of `password`, as a Laravel made it. */
const LARAVELS = '$2y$10$fM726bPrkSTxEReZ/Q6bbugPw8Qc6SmYyxGL65CB50Rj.yV84HSd.';

const COLUMNS = {
  sqlite: { text: 'text', time: 'datetime' },
  mysql: { text: 'text', time: 'timestamp NULL' },
  postgres: { text: 'text', time: 'timestamp(0)' },
};

describe.each(DIALECTS)('Fortify’s columns on %s', (dialect) => {
  let events: [unknown, FortifyEvent['kind']][];
  let refuses = false;

  opens(dialect);
  beforeAll(async () => {
    const { text, time } = COLUMNS[dialect];
    const added = { email_verified_at: time, two_factor_confirmed_at: time, two_factor_secret: text };
    for (const [column, type] of Object.entries({ ...added, two_factor_recovery_codes: text }))
      await tables.dataSource.query(`ALTER TABLE users ADD ${column} ${type}`);
  });
  beforeEach(async () => {
    [events, refuses] = [[], false];
    for (const table of ['users', 'password_reset_tokens'])
      await tables.dataSource.query(`DELETE FROM ${table}`);
    for (const [id, email] of [
      [1, RAY],
      [2, 'olive@example.test'],
    ])
      await tables.dataSource.query(`INSERT INTO users (id, name, email, password) VALUES (?, 'N', ?, 'x')`, [
        id,
        email,
      ]);
  });

  const accounts = () =>
    new LaravelFortify(tables.dataSource, {
      softDeletes: true,
      clock: { now: () => NOON },
      happened: async ({ kind }, { id }) => {
        events.push([id, kind]);
        if (refuses) throw new Error('no mail');
      },
    });
  const timeIn = (column: string) => `${textOf(dialect, column)} AS ${column}`;
  const rowOf = async (id: number) =>
    (
      await tables.dataSource.query<Record<string, unknown>[]>(
        `SELECT email, two_factor_secret, ${timeIn('email_verified_at')}, ${timeIn('updated_at')} FROM users WHERE id = ?`,
        [id],
      )
    )[0];

  it('are an account’s, by its id or its address, unless it is deleted', async () => {
    const whose = { email: RAY };
    expect(await accounts().hold(whose, async (account) => account?.user.id)).toBe(1);
    const user = await accounts().hold({ id: 1 }, async (account) => account?.user);
    expect(user).toMatchObject({ id: 1, email: RAY, two_factor_secret: null, email_verified_at: null });
    expect(user).not.toHaveProperty('two_factor_used_step');
    expect(await accounts().hold({ email: 'ráy@example.test' }, async (account) => account)).toBeNull();

    await tables.dataSource.query("UPDATE users SET deleted_at = '2026-01-01 00:00:00' WHERE id = 1");

    expect(await accounts().hold(whose, async (account) => account)).toBeNull();
    expect(await accounts().hold({ id: 1 }, async (account) => account)).toBeNull();
  });

  it('change in one transaction with what follows: what is refused there was never done', async () => {
    const change = () =>
      accounts().hold({ id: 1 }, async (account) => {
        await account?.update({ email_verified_at: NOON, two_factor_secret: 'sealed' });
        await account?.resetTokens.put(RAY, 'hash', NOON);
        await account?.happened({ kind: 'emailVerified' });
        return account?.user;
      });
    refuses = true;
    await expect(change()).rejects.toThrow('no mail');
    expect(await rowOf(1)).toEqual({
      email: RAY,
      two_factor_secret: null,
      email_verified_at: null,
      updated_at: null,
    });
    expect(await new LaravelPasswordResets(tables.dataSource).find(RAY)).toBeNull();

    refuses = false;
    expect(await change()).toMatchObject({ email_verified_at: NOON, two_factor_secret: 'sealed' });

    const [email_verified_at, updated_at] = ['2026-11-20 12:00:00', '2026-11-20 12:00:00'];
    expect(await rowOf(1)).toEqual({
      email: RAY,
      two_factor_secret: 'sealed',
      email_verified_at,
      updated_at,
    });
    expect(await accounts().hold({ id: 1 }, async (account) => account?.user.email_verified_at)).toEqual(
      new Date('2026-11-20T12:00:00Z'),
    );
    expect(events.at(-1)).toEqual([1, 'emailVerified']);
  });

  it('are shown to nobody, what is secret of them', async () => {
    const shownBy = async (options: { hidden?: string[] }) => {
      const users = new LaravelUsers(tables.dataSource, options);
      const user = await users.findById(1);
      return Object.keys(user ? users.present(user) : {}).filter((column) => /secret|codes/.test(column));
    };

    expect(await shownBy({})).toEqual([]);
    expect((await shownBy({ hidden: [] })).sort()).toEqual([
      'two_factor_recovery_codes',
      'two_factor_secret',
    ]);
  });

  it('take no address that is another’s', async () => {
    const moving = accounts().hold({ id: 1 }, async (account) =>
      account?.update({ email: 'olive@example.test' }),
    );

    await expect(moving).rejects.toMatchObject({
      status: 422,
      errors: { email: ['The email has already been taken.'] },
    });
  });

  it('open to a token of either server, hashed by bcrypt', async () => {
    const wire = { hashRounds: 4 } as WireSettings;
    const settings = { resetTokenHash: 'bcrypt', resetMinutes: 60 } as never;
    const tokens = new ResetTokens(settings, { now: () => NOON }, new Passwords(wire));
    const opens = async (token: string) =>
      tokens.isGood(
        await accounts().hold({ email: RAY }, async (account) => account && tokens.hashOf(account)),
        token,
      );
    const made = await tokens.make();

    await accounts().hold({ email: RAY }, async (account) => account && tokens.keep(account, made));

    expect([await opens(made.plain), await opens('other')]).toEqual([true, false]);
    const [row] = await tables.dataSource.query<{ token: string }[]>(
      'SELECT token FROM password_reset_tokens',
    );
    expect(row?.token).toMatch(/^\$2y\$04\$/);
    await new LaravelPasswordResets(tables.dataSource).put(
      RAY,
      LARAVELS,
      new Date(NOON.getTime() - 3_599_000),
    );
    expect([await opens('password'), await opens(made.plain)]).toEqual([true, false]);
  });
});
