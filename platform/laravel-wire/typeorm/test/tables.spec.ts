import recorded from '../../recordings/stored/sessions.json';
import { Encrypter } from '../../nest/src/session/encrypter';
import { DIALECTS, laravelTypeorm, opens, tables } from './tables';

const { LaravelDatabaseSessions, LaravelUsers } = laravelTypeorm();

const KEY = `base64:${Buffer.alloc(32, 7).toString('base64')}`;
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const NOON = new Date('2026-11-20T12:00:00.500Z');
const TODAY = '2026-11-20T12:00:00.000000Z';

describe.each(DIALECTS)('Laravel’s tables on %s', (dialect) => {
  opens(dialect);
  beforeEach(async () => {
    await tables.dataSource.query('DELETE FROM sessions');
    await tables.dataSource.query('DELETE FROM users');
  });

  const payloads = async (): Promise<string[]> => {
    const rows = await tables.dataSource.query<{ payload: string }[]>(
      'SELECT payload FROM sessions ORDER BY id',
    );
    return rows.map(({ payload }) => payload);
  };

  describe('sessions', () => {
    const sessions = () => new LaravelDatabaseSessions(tables.dataSource);
    const ADDRESS = { ip_address: '10.0.0.1', user_agent: 'Firefox' };
    const insert = (id: string, payload: string) =>
      tables.dataSource.query(
        'INSERT INTO sessions (id, user_id, ip_address, user_agent, payload, last_activity) VALUES (?, ?, ?, ?, ?, ?)',
        [id, 1, '10.0.0.1', 'Firefox', payload, 1000],
      );

    it('of Laravel’s are read, and come back the same when they are written', async () => {
      await insert('of-laravel', recorded.database);

      const session = await sessions().read('of-laravel');
      await sessions().update('of-laravel', { ...session, last_activity: 1060 });

      expect(session).toMatchObject({
        ...ADDRESS,
        user_id: 1,
        last_activity: 1000,
        payload: { status: 'Saved!' },
      });
      expect(await payloads()).toEqual([recorded.database]);
      expect((await sessions().read('of-laravel'))?.last_activity).toBe(1060);
    });

    it('of ours are what Laravel would have written', async () => {
      const agent = 'x'.repeat(600);
      await sessions().write('ours', {
        user_id: 7,
        ip_address: null,
        user_agent: agent,
        payload: { _token: 'abc' },
        last_activity: 5,
      });

      const login = 's:50:"login_web_59ba36addc2b2f9401580f014c7f58ea4e30989d";i:7;';
      const text = `a:2:{s:6:"_token";s:3:"abc";${login}}`;
      expect(await payloads()).toEqual([Buffer.from(text).toString('base64')]);
      const [row] = await tables.dataSource.query<object[]>('SELECT user_id, user_agent FROM sessions');
      expect(row).toMatchObject({ user_agent: agent.slice(0, 500) });
      expect(Number(Reflect.get(row ?? {}, 'user_id'))).toBe(7);
    });

    it('are changed where they exist, and only there; a visit changes the time alone', async () => {
      await insert('a', recorded.database);

      await sessions().update('a', { last_activity: 2000 });
      await sessions().update('nobody', { user_id: 1, payload: {}, last_activity: 2000 });

      expect(await payloads()).toEqual([recorded.database]);
      expect(await sessions().read('a')).toMatchObject({ user_id: 1, last_activity: 2000 });
    });

    it('end one by one, and all of a user’s but one', async () => {
      await Promise.all(['a', 'b', 'c', 'd'].map((id) => insert(id, recorded.database)));

      await sessions().destroy('a');

      expect((await sessions().destroyForUser(1, 'b')).sort()).toEqual(['c', 'd']);
      expect(await sessions().destroyForUser(2)).toEqual([]);
      expect(await sessions().read('b')).not.toBeNull();
      expect(await payloads()).toHaveLength(1);
    });

    it.each([
      ['JSON', {}, (text: string) => text],
      [
        'encrypted',
        { appKey: KEY },
        (text: string) => new Encrypter(KEY).encrypt(Buffer.from(`s:16:"${text}";`)),
      ],
    ])('in %s are read and written so', async (_, options, stored) => {
      const store = new LaravelDatabaseSessions(tables.dataSource, options);
      await insert('of-laravel', base64(stored('{"_token":"abc"}')));

      const session = await store.read('of-laravel');
      await store.update('of-laravel', { ...session, last_activity: 1060 });

      expect(session).toMatchObject({ user_id: null, payload: { _token: 'abc' } });
      const [payload = ''] = await payloads();
      const text = Buffer.from(payload, 'base64').toString();
      expect(text.startsWith('eyJ') ? String(new Encrypter(KEY).decrypt(text)) : text).toContain(
        '{"_token":"abc"}',
      );
    });

    it('of ours are in JSON where the store is told so', async () => {
      const store = new LaravelDatabaseSessions(tables.dataSource, { serialization: 'json' });
      await store.write('ours', { ...ADDRESS, user_id: null, payload: { _token: 'abc' }, last_activity: 5 });

      expect(await payloads()).toEqual([base64('{"_token":"abc"}')]);
    });

    it('that nobody can read are nobody’s', async () => {
      await insert('a', '!');

      expect(await sessions().read('a')).toBeNull();
      expect(await sessions().read('b')).toBeNull();
    });
  });

  describe('users', () => {
    const users = (more = {}) => new LaravelUsers(tables.dataSource, { clock: { now: () => NOON }, ...more });
    const olivia = { name: 'Olivia', email: 'olivia@example.test', password: '$2y$05$x', phone: null };

    it('are made and found, whatever the letter case, and shown without their secrets', async () => {
      await tables.dataSource.query('INSERT INTO users (name, email, password) VALUES (?, ?, ?)', [
        olivia.name,
        'Olivia@example.test',
        olivia.password,
      ]);

      const made = await users().create({ ...olivia, email: 'second@example.test' });
      const found = await users().findByEmail('olivia@example.test');

      expect(found).toMatchObject({ name: 'Olivia', email: 'Olivia@example.test', password: '$2y$05$x' });
      expect(await users().findById(made.id)).toEqual(made);
      expect(users().present(made)).toEqual({
        id: made.id,
        name: 'Olivia',
        email: 'second@example.test',
        created_at: TODAY,
        updated_at: TODAY,
        deleted_at: null,
      });
    });

    it('have an address each', async () => {
      await users().create(olivia);

      await expect(users().create(olivia)).rejects.toMatchObject({
        errors: { email: ['The email has already been taken.'] },
      });
    });

    it('get another password, in place of the one that was compared alone, and remember token', async () => {
      const { id, password } = await users().create(olivia);

      await users().updatePassword(id, 'new', password);
      await users().updatePassword(id, 'stronger', password);
      await users().rememberToken(id, 'token');

      expect(await users().findById(id)).toMatchObject({ password: 'new', remember_token: 'token' });
    });

    it('that are deleted softly are gone where the model says so', async () => {
      const { id } = await users().create(olivia);
      await tables.dataSource.query("UPDATE users SET deleted_at = '2026-01-01 00:00:00'");

      expect(await users().findById(id)).not.toBeNull();
      expect(await users({ softDeletes: true }).findById(id)).toBeNull();
      expect(await users({ softDeletes: true }).findByEmail('olivia@example.test')).toBeNull();
    });
  });
});
