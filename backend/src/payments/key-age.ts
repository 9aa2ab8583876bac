import { createHash } from 'node:crypto';

const HOUR_MS = 3_600_000;

/**
 * A younger call is repeated as it is: its key protects it. An older one is looked up first, since a stored failure is
 * all that its key may give.
 */
const LOOK_UP_AFTER_MS = 25_000;

/** Stripe forgets keys after 24 hours at the earliest. */
const KEY_LIVES_MS = 23 * HOUR_MS;

/**
 * The age of a call whose outcome is unknown decides how it may be repeated. A time in the future comes from
 * a clock that was put back: the call is looked up first.
 */
export function ageOfKey(madeAt: Date, now: Date): { isFresh: boolean; isForgotten: boolean } {
  const ageMs = now.getTime() - madeAt.getTime();
  return { isFresh: ageMs >= 0 && ageMs < LOOK_UP_AFTER_MS, isForgotten: ageMs > KEY_LIVES_MS };
}

/**
 * A key for making something that it does no harm to have twice: another one each hour, because the provider gives a
 * stored failure again for as long as it keeps the key.
 */
export function hourlyKey(name: string, parameters: object, now: Date): string {
  const hash = createHash('sha256').update(JSON.stringify(parameters)).digest('hex').slice(0, 16);
  return `${name}-${hash}-${Math.floor(now.getTime() / HOUR_MS)}`;
}
