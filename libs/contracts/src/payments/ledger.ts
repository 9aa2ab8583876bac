import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../lengths';
import type { BaseFields } from '../record';
import { PAYMENT_STATUSES, type PaymentRecord } from './payment';

/**
 * Accounts of the double entry. A debit is above 0, a credit below; every entry sums to 0.
 *
 * `provider_balance` (asset) what the card provider holds for us · `deposits_held` (liability) renters' deposits, never
 * income · `owner_payable` (liability, by owner) what owners are due · `platform_fees` (income).
 */
export const LEDGER_ACCOUNTS = [
  'provider_balance',
  'deposits_held',
  'owner_payable',
  'platform_fees',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/**
 * What moved. `damage` is the part of a deposit that an owner keeps when a rental is closed, `retention` when it is
 * cancelled; `dispute` is what a renter's bank took back, and what it gave again; `offset` sets what an owner owes from
 * one rental against what they are due from another, so that no payout is ever negative.
 */
export const LEDGER_KINDS = [
  'deposit',
  'rental',
  'damage',
  'retention',
  'refund',
  'dispute',
  'payout',
  'offset',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export interface LedgerLineRecord {
  account: LedgerAccount;
  user_id: number | null;
  user_name: string | null;
  /** Whose rental this line is about: an offset's lines name two. */
  rental_request_id: number | null;
  amount: number;
}

export interface LedgerEntryRecord extends BaseFields {
  kind: LedgerKind;
  rental_request_id: number | null;
  payment_id: number | null;
  refund_id: number | null;
  payout_id: number | null;
  posted_at: string;
  lines: LedgerLineRecord[];
}

const ledgerEntryFilters = rules({
  kind: `nullable|in:${LEDGER_KINDS.join(',')}`,
  rental_request_id: 'nullable|integer',
});
export type LedgerEntryFilters = InputOf<typeof ledgerEntryFilters>;

export const ledgerEntryType = defineRecord<LedgerEntryRecord>({
  endpoint: 'api/ledger_entries',
  sortBy: 'posted_at',
  direction: 'desc',
  channel: 'ledger_entries',
  filters: ledgerEntryFilters,
  sorts: ['posted_at'],
});

/** Longest span of a summary, in days. */
export const LEDGER_DAYS_MAX = 400;

/** Query of `GET api/ledger_entries/summary`; days in the installation's time zone, both counted. */
export const ledgerSummaryRules = rules({
  from: 'required|date_format:Y-m-d',
  to: 'required|date_format:Y-m-d|after_or_equal:from',
});
export type LedgerSummaryInput = InputOf<typeof ledgerSummaryRules>;

/** Money of one day; every figure is 0 or more. */
export interface LedgerDay {
  date: string;
  deposits: number;
  rents: number;
  refunds: number;
  fees: number;
  payouts: number;
}

export interface LedgerSummary {
  currency: string;
  /** Every day of the span, quiet ones too. */
  days: LedgerDay[];
  /** As they stand now, shown as one reads them: what is held, owed or earned is above 0. */
  balances: Record<LedgerAccount, number>;
  /** What `yard ledger:check` says: nothing to say is `ok`. */
  check: { ok: boolean; differences: string[] };
}

/** A payment as the back office lists it. */
export interface DeskPaymentRecord extends PaymentRecord {
  renter: { id: number; name: string };
  owner: { id: number; name: string };
  machine_subject: string;
}

const deskPaymentFilters = rules({
  status: `nullable|in:${PAYMENT_STATUSES.join(',')}`,
  kind: 'nullable|in:deposit,rental,damage',
  rental_request_id: 'nullable|integer',
  /** As the list of rental requests: number, machine, person, e-mail, phone, place, the provider's id. */
  search: `nullable|string|max:${TITLE_MAX}`,
  /** Days of `created_at` in the installation's time zone, both counted. */
  from: 'nullable|date_format:Y-m-d',
  to: 'nullable|date_format:Y-m-d',
  /** Taken back by the renter's bank or asked about by it, decided or not. */
  disputed: 'nullable|boolean',
});
export type DeskPaymentFilters = InputOf<typeof deskPaymentFilters>;

export const deskPaymentType = defineRecord<DeskPaymentRecord>({
  endpoint: 'api/payments',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'payments',
  filters: deskPaymentFilters,
  sorts: ['created_at'],
});
