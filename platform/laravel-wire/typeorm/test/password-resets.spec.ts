import { DIALECTS, laravelTypeorm, opens, tables, textOf } from './tables';

const { LaravelPasswordResets } = laravelTypeorm();

const RAY = 'ray@example.test';
const NOON = new Date('2026-11-20T12:00:00.700Z');

describe.each(DIALECTS)('password_reset_tokens on %s', (dialect) => {
  opens(dialect);

  describe.each(['password_reset_tokens', 'password_resets'])('as %s', (table) => {
    const options = table === 'password_reset_tokens' ? {} : { table };
    const resets = () => new LaravelPasswordResets(tables.dataSource, options);
    const rows = () =>
      tables.dataSource.query<Record<string, unknown>[]>(
        `SELECT email, token, ${textOf(dialect, 'created_at')} AS created FROM ${table} ORDER BY email`,
      );

    beforeEach(() => tables.dataSource.query(`DELETE FROM ${table}`));

    it('has the row that Laravel writes, one for an address', async () => {
      await resets().put(RAY, 'first', NOON);
      await resets().put('olive@example.test', 'hers', NOON);
      await resets().put(RAY, 'second', new Date(NOON.getTime() + 60_000));

      expect(await rows()).toEqual([
        { email: 'olive@example.test', token: 'hers', created: '2026-11-20 12:00:00' },
        { email: RAY, token: 'second', created: '2026-11-20 12:01:00' },
      ]);
      expect(await resets().find(RAY)).toEqual({
        token: 'second',
        created_at: new Date('2026-11-20T12:01:00Z'),
      });
    });

    it('finds what Laravel has written, and forgets it', async () => {
      await tables.dataSource.query(`INSERT INTO ${table} (email, token, created_at) VALUES (?, ?, ?)`, [
        RAY,
        'hash',
        '2026-11-20 11:00:00',
      ]);
      await tables.dataSource.query(`INSERT INTO ${table} (email, token) VALUES ('old@example.test', 'x')`);

      expect(await resets().find(RAY)).toEqual({
        token: 'hash',
        created_at: new Date('2026-11-20T11:00:00Z'),
      });
      expect(await resets().find('old@example.test')).toEqual({ token: 'x', created_at: null });
      expect(await resets().find('nobody@example.test')).toBeNull();
      await resets().delete(RAY);
      expect((await rows()).map(({ email }) => email)).toEqual(['old@example.test']);
    });

    it('loses what has expired', async () => {
      await resets().put(RAY, 'x', new Date(NOON.getTime() - 3_601_000));
      await resets().put('olive@example.test', 'y', NOON);

      await resets().deleteBefore(new Date(NOON.getTime() - 3_600_000));

      expect((await rows()).map(({ email }) => email)).toEqual(['olive@example.test']);
    });
  });
});
