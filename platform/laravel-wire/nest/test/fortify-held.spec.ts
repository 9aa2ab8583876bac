import { app, bootsFortify } from './fortify-app';

bootsFortify();

const change = (id: number, password: (before: string) => string) =>
  app.fortify.hold({ id }, async (account) =>
    account?.update({ password: password(String(account.user.password)) }),
  );
const stored = (id: number) => app.users.rows.get(id)?.password;

it('an account is held within the hold of another, or of itself', async () => {
  await app.fortify.hold({ id: 2 }, async () => {
    await change(2, () => 'Ray');
    await change(3, () => 'Olive');
  });

  expect([stored(2), stored(3)]).toEqual(['Ray', 'Olive']);
});

it('work that a hold did not wait for takes a turn of its own', async () => {
  let goOn = (): void => {};
  const ended = new Promise<void>((resolve) => (goOn = resolve));
  const { changed } = await app.fortify.hold({ id: 2 }, async () => ({
    changed: ended.then(() => change(2, (before) => `${before}, again`)),
  }));

  const other = app.fortify.hold({ id: 2 }, async (account) => {
    goOn();
    await new Promise(setImmediate);
    await account?.update({ password: 'Ray' });
  });
  await Promise.all([other, changed]);

  expect(stored(2)).toBe('Ray, again');
});
