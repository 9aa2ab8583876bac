import { DIALECTS, laravelTypeorm, opens, tables } from './tables';

const { LaravelPresence, LaravelUsers } = laravelTypeorm();

describe.each(DIALECTS)('unique and exists on %s', (dialect) => {
  opens(dialect);

  it('counts rows', async () => {
    const users = new LaravelUsers(tables.dataSource);
    const { id } = await users.create({ name: 'A', email: 'a@example.test', password: 'x', phone: null });
    await users.create({ name: 'B', email: 'b@example.test', password: 'x', phone: null });
    const presence = new LaravelPresence(tables.dataSource);
    const count = (options?: object) => presence.count('users', 'password', 'x', options);

    expect(await count()).toBe(2);
    expect(await count({ ignoreId: id })).toBe(1);
    expect(await count({ ignoreId: 'a@example.test', idColumn: 'email' })).toBe(1);
    expect(await count({ where: { name: 'A' } })).toBe(1);
    expect(await count({ where: { name: '!A', deleted_at: 'NULL' } })).toBe(1);
    expect(await count({ where: { deleted_at: 'NOT_NULL' } })).toBe(0);
    expect(await presence.count('users', 'email', "' OR 1=1 --")).toBe(0);
  });

  it.each(['abc', '9'.repeat(30), 'a\0'])('find no row of an id that cannot be: %j', async (id) => {
    expect(await new LaravelPresence(tables.dataSource).count('users', 'id', id)).toBe(0);
  });

  it('find no row of an id that cannot be where the rule has conditions of its own', async () => {
    const presence = new LaravelPresence(tables.dataSource);
    const options = { where: { name: 'A', deleted_at: 'NULL' }, ignoreId: 1 };

    expect(await presence.count('users', 'id', 'abc', options)).toBe(0);
  });

  (dialect === 'postgres' ? it : () => undefined)('say of a condition that it cannot be', async () => {
    const presence = new LaravelPresence(tables.dataSource);

    await expect(presence.count('users', 'email', 'a', { where: { id: 'abc' } })).rejects.toThrow('abc');
    await expect(presence.count('users', 'id', 'abc', { ignoreId: 'abc' })).rejects.toThrow('abc');
  });
});
