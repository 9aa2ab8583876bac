import { awaitSecondFactor } from './pending-login';

it('lets nobody in where a record does not say whether there is a second factor', async () => {
  const login = {
    session: { get: () => undefined, put: () => undefined, forget: () => undefined },
    remember: false,
  };
  const challenge = awaitSecondFactor({ now: () => new Date() });
  const user = { id: 1, email: 'ray@example.test', password: 'x', remember_token: null };

  await expect(challenge(user, login)).rejects.toThrow('a user has no two_factor_confirmed_at');
  expect(await challenge(Object.assign(user, { two_factor_confirmed_at: null }), login)).toBeNull();
});
