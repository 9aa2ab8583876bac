import type { RateLimiter, Sessions, UserProvider, WireSettings } from '../src';
import type * as Auth from '../src/auth';
import type * as Fortify from '../src/fortify';
import type { FortifyAccounts, FortifyUser, HeldAccount, StoredResetToken } from '../src/fortify';

const parts = (Reflect.get(globalThis, '__package') as () => typeof Auth & typeof Fortify)();
const { NewPasswords, PasswordResets, Passwords, ResetTokens } = parts;

const NOON = new Date('2026-11-20T12:00:00Z');
const RAY = 'ray@example.test';
const WIRE = { hashRounds: 4 } as WireSettings;
const INVALID = { errors: { email: ['This password reset token is invalid.'] } };

const input = (token: string) => ({ email: RAY, token, password: 'another password' });

function resetsOf(more: Partial<FortifyUser> = {}) {
  const stored = new Map<string, StoredResetToken>();
  const heldWhileHashing: boolean[] = [];
  let isHeld = false;
  const user = { id: 1, name: 'Ray', email: RAY, password: 'x', ...more } as FortifyUser;
  const account: HeldAccount = {
    user,
    resetTokens: {
      find: async (email) => stored.get(email) ?? null,
      put: async (email, token, created_at) => void stored.set(email, { token, created_at }),
      delete: async (email) => void stored.delete(email),
    },
    update: async (columns) => void Object.assign(user, columns),
    happened: async () => {},
  };
  const accounts: FortifyAccounts = {
    hold: async (_whose, work) => {
      isHeld = true;
      return work(account).finally(() => (isHeld = false));
    },
  };
  const passwords = new Passwords(WIRE);
  const [matches, hash] = [passwords.matches.bind(passwords), passwords.hash.bind(passwords)];
  const hashing = <T>(work: Promise<T>): Promise<T> => {
    heldWhileHashing.push(isHeld);
    return work;
  };
  passwords.matches = (...given) => hashing(matches(...given));
  passwords.hash = (password) => hashing(hash(password));
  const settings = { resetMinutes: 60, resetTokenHash: 'bcrypt' } as never;
  const tokens = new ResetTokens(settings, { now: () => NOON }, passwords);
  const choices = new NewPasswords(WIRE, passwords);
  const [limiter, users] = [{} as RateLimiter, {} as UserProvider];
  const sessions = { endAllOf: async () => {} } as unknown as Sessions;
  const resets = new PasswordResets(WIRE, settings, limiter, users, accounts, tokens, choices, sessions);
  const mailed = async () => {
    const made = await tokens.make();
    await tokens.keep(account, made);
    return made.plain;
  };
  return { resets, mailed, user, passwords, heldWhileHashing };
}

it('hashes while no account is held, for a right token and a wrong one', async () => {
  const { resets, mailed, user, heldWhileHashing } = resetsOf();
  const token = await mailed();

  await expect(resets.reset(input('wrong'))).rejects.toMatchObject(INVALID);
  await resets.reset(input(token));

  expect(heldWhileHashing.length).toBeGreaterThanOrEqual(4);
  expect(heldWhileHashing).not.toContain(true);
  expect(user.password).toMatch(/^\$2y\$04\$/);
  expect(user).not.toHaveProperty('remember_token');
});

it('makes remember cookies worthless, where there are any', async () => {
  const { resets, mailed, user } = resetsOf({ remember_token: 'stolen' });

  await resets.reset(input(await mailed()));

  expect(user.remember_token).toMatch(/^[0-9a-f]{60}$/);
});

it('takes no token that another one replaced while it hashed', async () => {
  const { resets, mailed, user, passwords } = resetsOf();
  const token = await mailed();
  const { hash } = passwords;
  passwords.hash = async (password) => {
    passwords.hash = hash;
    await mailed();
    return hash(password);
  };

  await expect(resets.reset(input(token))).rejects.toMatchObject(INVALID);

  expect(user.password).toBe('x');
});

it('takes a token once, of two requests at a time', async () => {
  const { resets, mailed } = resetsOf();
  const token = await mailed();

  const answers = await Promise.allSettled([resets.reset(input(token)), resets.reset(input(token))]);

  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
