import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { BaseFields } from '../record';

/**
 * An owner's calendar month in the ledger, in the installation's time zone. Amounts are what they add to the balance:
 * rent, damage and what cancellations leave above 0, fees, refunds (disputes among them) and payouts below;
 * `closing_balance` is `opening_balance` plus all of them.
 */
export interface StatementRecord extends BaseFields {
  user_id: number;
  user_name: string;
  /** `YYYY-MM` */
  month: string;
  currency: string;
  opening_balance: number;
  rental_amount: number;
  fee_amount: number;
  refund_amount: number;
  damage_amount: number;
  /** Kept of deposits by the terms of cancellations. */
  retained_amount: number;
  payout_amount: number;
  closing_balance: number;
}

export interface StatementLine {
  /** `YYYY-MM-DD` in the installation's time zone. */
  date: string;
  label: string;
  rental_request_id: number | null;
  amount: number;
  /** What the owner is due after this line. */
  balance: number;
}

/** One statement with every movement, oldest first. */
export interface StatementView extends StatementRecord {
  lines: StatementLine[];
}

const statementFilters = rules({ user_id: 'nullable|integer', month: 'nullable|date_format:Y-m' });
export type StatementFilters = InputOf<typeof statementFilters>;

export const statementType = defineRecord<StatementRecord>({
  endpoint: 'api/statements',
  sortBy: 'month',
  direction: 'desc',
  channel: 'statements',
  filters: statementFilters,
  sorts: ['month', 'created_at'],
});
