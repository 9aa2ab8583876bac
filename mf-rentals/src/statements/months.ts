import type { StatementRecord } from '@yard/contracts';
import { formatMonth } from '@yard/dates';

export const monthWords = (month: string): string => formatMonth(`${month}-01`);

export interface Figure {
  label: string;
  amount: number;
  /** Opening and closing are balances; what lies between moved them. */
  isBalance: boolean;
}

/** A month's figures in the order in which they add up: the same for each, so that months stand in columns. */
export function figuresOf(statement: StatementRecord): Figure[] {
  const moved = (label: string, amount: number) => ({ label, amount, isBalance: false });
  return [
    { label: 'Opening', amount: statement.opening_balance, isBalance: true },
    moved('Earned', statement.rental_amount),
    moved('Our fee', statement.fee_amount),
    moved('Refunds', statement.refund_amount),
    moved('Damage and bills', statement.damage_amount),
    moved('Canceled', statement.retained_amount),
    moved('Paid out', statement.payout_amount),
    { label: 'Closing', amount: statement.closing_balance, isBalance: true },
  ];
}

/** The full address of a paper: a link to it leaves the site's own pages. */
export function statementAddress(statement: { id: number }, kind: 'pdf' | 'csv'): string {
  return new URL(`/api/statements/${statement.id}/statement.${kind}`, window.location.origin).href;
}
