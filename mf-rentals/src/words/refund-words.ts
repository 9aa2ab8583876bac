import type { CancellationPolicyRecord, CancellationTier } from '@yard/contracts';
import { startOfDayIn } from '@yard/dates';
import { instantWords } from './time-words';

const HOUR_MS = 3_600_000;

type Policy = Pick<CancellationPolicyRecord, 'tiers'>;

export type RefundStep = { when: string; what: string };

/** The policy's tiers as dates of one rental, the most generous first, and what comes after the last. */
export function refundSteps(policy: Policy, startDate: string, zone: string): RefundStep[] {
  const start = startOfDayIn(startDate, zone).getTime();
  const tiers = [...policy.tiers].sort((a, b) => b.hours_before_start - a.hours_before_start);
  const until = (tier: CancellationTier) =>
    instantWords(new Date(start - tier.hours_before_start * HOUR_MS), zone);
  const last = tiers.at(-1);
  return [
    ...tiers.map((tier) => ({ when: `Until ${until(tier)}`, what: tierWords(tier) })),
    { when: last ? `After ${until(last)}` : 'At any time', what: 'nothing' },
  ];
}

function tierWords({ rental_percent, delivery_percent, deposit_percent }: CancellationTier): string {
  const parts = [rental_percent, delivery_percent, deposit_percent];
  if (parts.every((percent) => percent === 100)) return 'everything';
  if (parts.every((percent) => percent === 0)) return 'nothing';
  return `${rental_percent}% of the rental, ${delivery_percent}% of the delivery, ${deposit_percent}% of the deposit`;
}
