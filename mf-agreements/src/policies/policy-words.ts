import type { CancellationPolicyRecord, CancellationTier, DepositPolicyRecord } from '@yard/contracts';

type DepositTerms = Pick<
  DepositPolicyRecord,
  'kind' | 'amount' | 'percent' | 'minimum_amount' | 'maximum_amount'
>;

/** A deposit policy as half a sentence: `20% of the rent, at least $100, at most $5,000`. */
export function depositWords(terms: DepositTerms, money: (major: number) => string): string {
  const depositWords =
    terms.kind === 'fixed'
      ? `${money(terms.amount ?? 0)} for each rental`
      : `${terms.percent ?? 0}% of the rent`;
  const least = terms.minimum_amount === null ? '' : `, at least ${money(terms.minimum_amount)}`;
  const most = terms.maximum_amount === null ? '' : `, at most ${money(terms.maximum_amount)}`;
  return depositWords + least + most;
}

/** A span in words: whole days from two days on, else hours. */
export function hoursInWords(hours: number): string {
  if (hours >= 48 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

type CancellationTerms = Pick<CancellationPolicyRecord, 'tiers'> & { window_hours: number | null };

export function cancellationWords({ tiers, window_hours }: CancellationTerms): string {
  const steps = tiers.map(
    ({ hours_before_start: hours, rental_percent: rent, delivery_percent: delivery, deposit_percent }) =>
      `${rent}% / ${delivery}% / ${deposit_percent}% from ${hoursInWords(hours)}`,
  );
  return `Rent / delivery / deposit refunded ${steps.join(', ')}; window ${hoursInWords(window_hours ?? 0)}`;
}

export interface TierWords {
  when: string;
  rental_percent: number;
  delivery_percent: number;
  deposit_percent: number;
}

/** The steps of a cancellation policy in words, earliest first, to the last one, which refunds nothing. */
export function tierWords(tiers: readonly CancellationTier[]): TierWords[] {
  const steps = [...tiers].sort((a, b) => b.hours_before_start - a.hours_before_start);
  const words = steps.map((tier, index) => ({ ...tier, when: whenInWords(tier, steps[index - 1]) }));
  const last = steps.at(-1)?.hours_before_start ?? 0;
  const rest = last > 0 ? `Less than ${hoursInWords(last)} before the start` : 'After the start';
  return [...words, { when: rest, rental_percent: 0, delivery_percent: 0, deposit_percent: 0 }];
}

function whenInWords(tier: CancellationTier, earlier: CancellationTier | undefined): string {
  const hours = tier.hours_before_start;
  if (earlier === undefined) {
    return hours === 0 ? 'Any time before the start' : `${hoursInWords(hours)} or more before the start`;
  }
  const until = `Less than ${hoursInWords(earlier.hours_before_start)}`;
  return hours === 0 ? `${until} before the start` : `${until}, but at least ${hoursInWords(hours)} before`;
}
