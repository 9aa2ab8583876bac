import { type CancellationTier, type Collected, hoursBeforeStart, refundsBy, tierFor } from '@yard/contracts';
import { type CalendarDate, type ClockTime, instantOf } from '@yard/dates';
import { tierWords } from '../policies/policy-words';
import { type CancellationDraft, tiersOf } from './tier-fields';

/** The tiers apply only where the renter cancels. */
export type Canceller = 'renter' | 'owner' | 'admin';

export type Refund = { rental: number; deposit: number };

export type RefundSpan = { when: string; tier: CancellationTier | null; refund: Refund };

export function refundSpans(tiers: readonly CancellationTier[], collected: Collected): RefundSpan[] {
  const largestFirst = [...tiers].sort((a, b) => b.hours_before_start - a.hours_before_start);
  return tierWords(largestFirst).map(({ when }, index) => {
    const tier = largestFirst[index] ?? null;
    return { when, tier, refund: refundsBy(tier, collected) };
  });
}

export function spanAt(spans: readonly RefundSpan[], hours: number): number {
  const tiers = spans.flatMap(({ tier }) => (tier ? [tier] : []));
  const tierNow = tierFor(tiers, hours);
  return spans.findIndex(({ tier }) => tier === tierNow);
}

export function refundFor(by: Canceller, tier: CancellationTier | null, collected: Collected): Refund {
  return by === 'renter'
    ? refundsBy(tier, collected)
    : { rental: collected.rental + collected.delivery, deposit: collected.deposit };
}

export type Dates = { start: CalendarDate | null; day: CalendarDate | null; time: ClockTime | null };

export function hoursOf({ start, day, time }: Dates, zone: string): number | null {
  if (!start || !day || !time) return null;
  return hoursBeforeStart(start, zone, instantOf(day, time, zone));
}

export function finishedTiers(draft: CancellationDraft): { tiers: CancellationTier[]; unfinished: number } {
  const tiers = tiersOf(draft).flatMap((tier) => {
    const { hours_before_start, rental_percent, delivery_percent, deposit_percent } = tier;
    if (hours_before_start == null || rental_percent == null) return [];
    if (delivery_percent == null || deposit_percent == null) return [];
    return [{ hours_before_start, rental_percent, delivery_percent, deposit_percent }];
  });
  return { tiers, unfinished: draft.steps - tiers.length };
}
