import type { UserId } from '@laravel-wire/nest';
import { DIALECTS, laravelTypeorm, opens, tables } from './tables';

const { LaravelDatabaseSessions, LaravelPresence, LaravelTokens, LaravelUsers } = laravelTypeorm();

const ADA = '0199aa55-7b00-7c3e-9d2f-5f3a1c2b4d6e' as unknown as UserId;
const MORE = 'name varchar(60), email varchar(60), password varchar(60), remember_token varchar(100)';

describe.each(DIALECTS)('tables whose keys are UUIDs on %s', (dialect) => {
  opens(dialect);
  beforeAll(async () => {
    const { dataSource } = tables;
    await dataSource.query(
      `CREATE TABLE people (id char(36) PRIMARY KEY, ${MORE}, created_at timestamp NULL, updated_at timestamp NULL)`,
    );
    await dataSource.query(`CREATE TABLE visits (id varchar(60) PRIMARY KEY, user_id char(36), ip_address varchar(45),
      user_agent text, payload text NOT NULL, last_activity integer NOT NULL)`);
    await dataSource.query(`CREATE TABLE keys_of_people (id integer PRIMARY KEY, tokenable_type varchar(60),
      tokenable_id char(36), name text, token varchar(64), abilities text, last_used_at timestamp NULL,
      expires_at timestamp NULL, created_at timestamp NULL, updated_at timestamp NULL)`);
  });

  it('have users, with the ids that a registration makes', async () => {
    const users = new LaravelUsers(tables.dataSource, {
      table: 'people',
      columnsOf: ({ name, email, password }) => ({ id: ADA, name, email, password }),
    });

    const made = await users.create({ name: 'Ada', email: 'ada@example.test', password: 'x' });
    await users.rememberToken(ADA, 'remembered');

    expect(made.id).toBe(ADA);
    expect(await users.findById(ADA)).toMatchObject({ name: 'Ada', remember_token: 'remembered' });
    const presence = new LaravelPresence(tables.dataSource);
    const taken = (ignoreId?: string) =>
      presence.count('people', 'email', 'ada@example.test', ignoreId === undefined ? {} : { ignoreId });
    expect([await taken(), await taken(String(ADA)), await taken('other')]).toEqual([1, 0, 1]);
  });

  it('have sessions, which end with their user’s', async () => {
    const sessions = new LaravelDatabaseSessions(tables.dataSource, { table: 'visits' });
    await sessions.write('a', {
      user_id: ADA,
      ip_address: null,
      user_agent: null,
      payload: { _token: 'abc' },
      last_activity: 5,
    });

    expect((await sessions.read('a'))?.user_id).toBe(ADA);
    expect(await sessions.destroyForUser('other' as never)).toEqual([]);
    expect(await sessions.destroyForUser(ADA)).toEqual(['a']);
  });

  it('have tokens', async () => {
    const tokens = new LaravelTokens(tables.dataSource, { table: 'keys_of_people' });
    await tables.dataSource.query(
      'INSERT INTO keys_of_people (id, tokenable_type, tokenable_id, name, token, abilities) VALUES (?, ?, ?, ?, ?, ?)',
      [1, 'App\\Models\\User', ADA, 'phone', 'hash', '["*"]'],
    );

    expect(await tokens.findByToken('hash')).toMatchObject({ id: 1, tokenable_id: ADA });
    await tokens.deleteOf(ADA);
    expect(await tokens.findOf(ADA)).toEqual([]);
  });
});
