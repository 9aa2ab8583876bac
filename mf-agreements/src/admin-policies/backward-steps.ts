import type { TierField } from './tier-fields';

const PARTS = [
  ['rental_percent', 'rent'],
  ['delivery_percent', 'delivery'],
  ['deposit_percent', 'deposit'],
] as const;

/** Sentences on the parts of which an earlier cancellation refunds less than a later one; empty for none. */
export function backwardWords(tiers: readonly Partial<Record<TierField, number | null>>[]): string[] {
  const hoursOf = (tier: (typeof tiers)[number]) => tier.hours_before_start ?? 0;
  const byHours = [...tiers].sort((one, other) => hoursOf(other) - hoursOf(one));
  return PARTS.flatMap(([field, word]) => {
    const share = (at: number) => byHours[at]?.[field] ?? 0;
    const at = byHours.findIndex((_, index) => index > 0 && share(index - 1) < share(index));
    const [earlier, later] = [byHours[at - 1], byHours[at]];
    if (!earlier || !later) return [];
    return [
      `Who cancels ${hoursOf(earlier)} hours before the start gets ${share(at - 1)}% of the ${word} back, and who cancels ${hoursOf(later)} hours before it ${share(at)}%.`,
    ];
  });
}
