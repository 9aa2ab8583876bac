import { laravelTimestamp } from '@laravel-wire/core';
import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { ValidationFailed } from '@laravel-wire/nest/errors';
import { shareIn } from '@kit/federation-registry/share';

type Seen = Pick<WatchedVersionRecord, 'opened' | 'failed'>;

/** Shares of the visitors that follow each other, in hundredths of a percent. */
export interface Steps {
  shares: readonly number[];
  minutes: number;
}

/** What is still to come of a trial in steps, as its release stores it. */
export interface Rollout extends Steps {
  /** Null while it stands still. */
  next_at: string | null;
  /** Completes "It …". */
  stopped_because: string | null;
}

export const EVERYBODY = 10_000;
const MINUTES = 10;
const WEEK = 7 * 24 * 60;
const MOST_STEPS = 20;
/** Fewer failures are chance. */
const LEAST_FAILED = 3;
/** Standard errors between two versions that differ: one in a thousand such differences is chance. */
const CLEAR = 3;
/** Expected of a version whose sessions are not counted, as of one that was built with the installation. */
const USUAL = { opened: 1_000, failed: 10 };

type Typed = Partial<Record<'share' | 'minutes', number | string | null> & Record<'steps', string | null>>;

/** @throws ValidationFailed for what are no rising shares, or no minutes, and for a share beside steps */
export function stepsOf({ share, steps, minutes: typed }: Typed): Steps {
  const minutes = Number(typed || MINUTES);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > WEEK)
    throw ValidationFailed.field('minutes', 'The minutes are a whole number, a week at most.');
  if (!steps) return { shares: [Math.round(Number(share) * 100)], minutes };
  const shares = steps.split(',').map((word) => shareIn(word.trim()) ?? 0);
  const isRising = shares.every((one, at) => one > (shares[at - 1] ?? 0));
  if (!isRising || shares.length > MOST_STEPS)
    throw ValidationFailed.field('steps', `${steps} is no list of rising shares: 1,10,50,100`);
  if (share) throw ValidationFailed.field('steps', 'Either a share or steps.');
  return { shares, minutes };
}

/** @returns the rollout once its next step begins to wait; null where none follows */
export function waiting(now: Date, { shares, minutes }: Steps): Rollout | null {
  const next_at = laravelTimestamp(new Date(now.getTime() + minutes * 60_000));
  return shares.length === 0 ? null : { shares, minutes, next_at, stopped_because: null };
}

/** @returns the failures that a version has beyond the one before it, in words; null for what may be chance */
export function worseThan(before: Seen, tried: Seen): string | null {
  const { opened, failed } = before.opened === 0 ? USUAL : before;
  const both = (tried.failed + failed) / (tried.opened + opened);
  const error = Math.sqrt(both * (1 - both) * (1 / tried.opened + 1 / opened));
  const isWorse = tried.failed / tried.opened - failed / opened >= CLEAR * error;
  if (tried.failed < LEAST_FAILED || !isWorse) return null;
  const than = before.opened === 0 ? '' : `, the version before for ${failed} of ${opened}`;
  return `failed for ${tried.failed} of ${tried.opened} sessions${than}`;
}
