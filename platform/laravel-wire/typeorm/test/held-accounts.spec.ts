import { DIALECTS, laravelTypeorm, opens, tables } from './tables';

const { LaravelFortify } = laravelTypeorm();

const RAY = 'ray@example.test';

describe.each(DIALECTS)('Accounts that are held on %s', (dialect) => {
  opens(dialect);
  beforeEach(async () => {
    await tables.dataSource.query('DELETE FROM users');
    await tables.dataSource.query(
      `INSERT INTO users (id, name, email, password) VALUES (1, '0', '${RAY}', 'x'), (2, '0', 'olive@example.test', 'x')`,
    );
  });

  const accounts = () => new LaravelFortify(tables.dataSource, { happened: async () => {} });
  const names = async () =>
    (await tables.dataSource.query<{ name: string }[]>('SELECT name FROM users ORDER BY id')).map(
      ({ name }) => name,
    );

  it('are so one at a time, and what fails undoes no other’s change', async () => {
    const answers = await Promise.allSettled(
      [{ id: 1 }, { email: RAY }, { id: 0 }, { id: 1 }, { email: RAY }].map((whose, index) =>
        accounts().hold(whose, async (account) => {
          await account?.update({ name: String(Number(account.user.name) + 1) });
          if (index === 1) throw new Error('undone');
        }),
      ),
    );

    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
    expect(await names()).toEqual(['3', '0']);
  });

  it('are part of the transaction of the hold that they are in', async () => {
    const both = (error?: Error) =>
      accounts().hold({ id: 1 }, async (account) => {
        await account?.update({ email: 'ray@moved.test' });
        await accounts().hold({ email: 'ray@moved.test' }, async (same) => same?.update({ name: 'Ray' }));
        await accounts().hold({ id: 2 }, async (other) => other?.update({ name: 'Olive' }));
        if (error) throw error;
      });

    await expect(both(new Error('undone'))).rejects.toThrow('undone');
    expect(await names()).toEqual(['0', '0']);

    await both();
    expect(await names()).toEqual(['Ray', 'Olive']);
  });

  it('are in a transaction of their own after the hold that began the work has ended', async () => {
    let goOn = (): void => {};
    const ended = new Promise<void>((resolve) => (goOn = resolve));
    const rename = () => accounts().hold({ id: 1 }, async (account) => account?.update({ name: 'Ray' }));
    const { renamed } = await accounts().hold({ id: 1 }, async () => ({ renamed: ended.then(rename) }));

    goOn();
    await renamed;

    expect(await names()).toEqual(['Ray', '0']);
  });
});
