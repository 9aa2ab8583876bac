import type { Browser } from './browser';
import { type FortifyApp, guestOf, later } from './fortify-app';

const { codeAt } = (
  Reflect.get(globalThis, '__package') as () => { codeAt: (secret: string, step: number) => string }
)();

export const ON = '/user/two-factor-authentication';
export const CONFIRMED = '/user/confirmed-two-factor-authentication';
export const SECRET = '/user/two-factor-secret-key';
export const RECOVERY = '/user/two-factor-recovery-codes';
export const WRONG = { code: ['The provided two factor authentication code was invalid.'] };
export const RAY = { email: 'renter@example.test', password: 'password' };

export const codeOf = (secret: string, of: FortifyApp, steps = 0): string =>
  codeAt(secret, Math.floor((of.clock.fixed?.getTime() ?? 0) / 30_000) + steps);

export const rowOf = (of: FortifyApp) => of.users.rows.get(2) as unknown as Record<string, string | null>;

/** Turns the second factor on, a while ago. @returns its secret */
export async function turnOn(browser: Browser, of: FortifyApp): Promise<string> {
  await browser.send('POST', ON);
  const { secretKey } = (await browser.send('GET', SECRET)).body as { secretKey: string };
  const answer = await browser.send('POST', CONFIRMED, { code: codeOf(secretKey, of) });
  expect([answer.status, answer.text]).toEqual([200, '""']);
  later(of, 600);
  return secretKey;
}

/** A browser that has given the right password. */
export async function half(of: FortifyApp, more: object = {}): Promise<Browser> {
  const browser = await guestOf(of);
  const { status, body } = await browser.send('POST', '/login', { ...RAY, ...more });
  expect([status, body]).toEqual([200, { two_factor: true }]);
  return browser;
}

export async function answer(browser: Browser, body: object) {
  const { status, body: answered } = await browser.send('POST', '/two-factor-challenge', body);
  return status === 204 ? 204 : (answered.errors ?? [status, answered.message]);
}
