import type { CancellationTier } from '@yard/contracts';
import type { Canceller } from './refund-spans';

export function hoursWords(hours: number): string {
  const shown = Math.round(Math.abs(hours) * 10) / 10;
  return `${shown} ${shown === 1 ? 'hour' : 'hours'} ${hours < 0 ? 'after' : 'before'} the start.`;
}

export function reasonWords(by: Canceller, tier: CancellationTier | null): string {
  if (by !== 'renter') return `The ${by} cancels: everything is refunded, whatever the steps say.`;
  if (!tier) return 'No step applies this close to the start: nothing is refunded.';
  const { rental_percent, delivery_percent, deposit_percent } = tier;
  return `${rental_percent}% of the rent, ${delivery_percent}% of the delivery and ${deposit_percent}% of the deposit are refunded.`;
}
