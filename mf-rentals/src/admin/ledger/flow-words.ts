import type { Flow } from './spans';

export const flowWords: Record<Flow, { label: string; direction: 'in' | 'out' | 'of' }> = {
  deposits: { label: 'Deposits', direction: 'in' },
  rents: { label: 'Rents', direction: 'in' },
  refunds: { label: 'Refunds', direction: 'out' },
  payouts: { label: 'Payouts', direction: 'out' },
  fees: { label: 'Our fees', direction: 'of' },
};

export const FLOWS_IN_ORDER: readonly Flow[] = ['deposits', 'rents', 'refunds', 'payouts', 'fees'];

export const fillOf = (flow: Flow): string => `url(#flow-${flow})`;

export function shortMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
