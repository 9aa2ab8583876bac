import type { SessionStore } from '@laravel-wire/nest';
import recorded from '../../recordings/stored/sessions.json';
import { OWN_STORES } from './own-stores';
import { DIALECTS, laravelTypeorm, opens, tables } from './tables';

const { LaravelDatabaseSessions } = laravelTypeorm();
const cells = DIALECTS.flatMap((dialect) =>
  Object.entries(OWN_STORES).map(([name, open]) => [name, dialect, open] as const),
);

describe.each(cells)('sessions by %s on %s', (_, dialect, open) => {
  let sessions: SessionStore;

  opens(dialect);
  beforeAll(() => {
    sessions = open(tables, dialect);
  });
  beforeEach(() => tables.dataSource.query('DELETE FROM sessions'));

  const insert = (id: string) =>
    tables.dataSource.query(
      'INSERT INTO sessions (id, user_id, payload, last_activity) VALUES (?, 1, ?, 1000)',
      [id, recorded.database],
    );
  const payloads = async (): Promise<string[]> => {
    const rows = await tables.dataSource.query<{ payload: string }[]>('SELECT payload FROM sessions');
    return rows.map(({ payload }) => payload);
  };

  it('are read as the package reads them, and come back the same when they are written', async () => {
    await insert('a');
    const session = await sessions.read('a');
    expect(session).toEqual(await new LaravelDatabaseSessions(tables.dataSource).read('a'));

    await sessions.update('a', { ...session, last_activity: 1060 });
    expect(await payloads()).toEqual([recorded.database]);
    expect(await sessions.read('nobody')).toBeNull();
  });

  it('begin, and are changed where they exist alone', async () => {
    const begun = { user_id: null, ip_address: '10.0.0.1', user_agent: 'Firefox', last_activity: 5 };
    await sessions.write('a', { ...begun, payload: { _token: 'abc' } });
    await sessions.update('a', { last_activity: 65 });
    await sessions.update('nobody', { user_id: 1, payload: {}, last_activity: 65 });

    expect(await sessions.read('a')).toEqual({ ...begun, payload: { _token: 'abc' }, last_activity: 65 });
    expect(await payloads()).toHaveLength(1);
  });

  it('end one by one, and all of a user’s but one', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map(insert));
    await sessions.destroy('a');

    expect((await sessions.destroyForUser(1, 'b')).sort()).toEqual(['c', 'd']);
    expect(await sessions.destroyForUser(2)).toEqual([]);
    expect(await payloads()).toHaveLength(1);
  });
});
