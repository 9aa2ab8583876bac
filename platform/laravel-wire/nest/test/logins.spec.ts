import type { SessionValues, UserProvider, WireRequest, WireUser } from '../src';
import type * as Auth from '../src/auth';

type Doors = { Logins: new (...parts: unknown[]) => Auth.Logins };
const { Logins } = (Reflect.get(globalThis, '__package') as () => Doors)();

const USER: WireUser = { id: 1, email: 'ray@example.test', password: 'x', remember_token: null };
const PENDING = { two_factor: true };

function loginsOf(step: object | null, secondFactor: object | null) {
  const [session, begun] = [{} as SessionValues, [] as SessionValues[]];
  const signIn = jest.fn(async () => {});
  const challenge = (answer: object | null) => async (_user: WireUser, login: { session: SessionValues }) => {
    begun.push(login.session);
    return answer;
  };
  const users = { challenge: challenge(step) } as Partial<UserProvider>;
  const sessions = { begin: () => session, signIn };
  const logins = new Logins(users, { isWeak: () => false }, sessions, challenge(secondFactor));
  const complete = () => logins.complete({ body: {}, query: {}, wire: null } as unknown as WireRequest, USER);
  return { complete, signIn, isOfSession: () => begun.every((one) => one === session) };
}

it.each([
  ['a second factor, before a step of the application', { mail: true }, PENDING, PENDING],
  ['a step of the application', { mail: true }, null, { mail: true }],
])('asks for %s, without a session too', async (_what, step, secondFactor, answer) => {
  const { complete, signIn, isOfSession } = loginsOf(step, secondFactor);

  expect(await complete()).toEqual(answer);
  expect([signIn.mock.calls.length, isOfSession()]).toEqual([0, true]);
});

it('signs in who has neither', async () => {
  const { complete, signIn } = loginsOf(null, null);

  expect([await complete(), signIn.mock.calls.length]).toEqual([null, 1]);
});
