import { type InputOf, rules } from '@laravel-wire/core';
import { REASON_MAX } from '../lengths';

/** Money of a rental that was asked for and did not come. */
export interface UnpaidRecord {
  /** `rental` where both did not come. */
  kind: 'deposit' | 'rental';
  /** When it was first asked for. */
  since: string;
  attempts: number;
  /** When it is tried again by itself; null when only the renter can. */
  next_attempt_at: string | null;
  /** Until when the renter may pay. Nothing happens by itself then, but for a deposit: batch 1. */
  deadline_at: string;
}

/** Body of `end_unpaid`. */
export const endUnpaidRules = rules({ reason: `required|string|max:${REASON_MAX}` });
export type EndUnpaidInput = InputOf<typeof endUnpaidRules>;
