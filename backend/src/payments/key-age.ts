/**
 * A younger call is repeated as it is: its key protects it. An older one is looked up first, since a stored failure is
 * all that its key may give.
 */
const LOOK_UP_AFTER_MS = 25_000;

/** Stripe forgets keys after 24 hours at the earliest. */
const KEY_LIVES_MS = 23 * 3_600_000;

/** How a call whose outcome is not known may be asked for again. */
export function ageOfKey(madeAt: Date, now: Date): { isFresh: boolean; isForgotten: boolean } {
  const ageMs = now.getTime() - madeAt.getTime();
  return { isFresh: ageMs < LOOK_UP_AFTER_MS, isForgotten: ageMs > KEY_LIVES_MS };
}
