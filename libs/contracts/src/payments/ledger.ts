import { defineRecord, type InputOf, ruleIn, rules } from '@laravel-wire/core';
import { AMOUNT_MAX, REASON_MAX, TITLE_MAX } from '../record';
import type { LedgerCorrectionRecord, LedgerEntryRecord } from './ledger-records';
import type { AdminPaymentRecord } from './records';
import { ENTRY_KINDS, PAYMENT_KINDS, PAYMENT_STATUSES } from './payment-words';

const ledgerEntryFilters = rules({
  kind: `nullable|${ruleIn(ENTRY_KINDS)}`,
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

export const ledgerCorrectionType = defineRecord<LedgerCorrectionRecord>({
  endpoint: 'api/ledger_corrections',
  sortBy: 'created_at',
  channel: 'ledger_corrections',
});

/** Query of `GET api/ledger_corrections/preview`: an entry of a rental, which the ledger has or lacks. */
export const ledgerEntryNameRules = rules({
  rental_request_id: 'required|integer',
  entry_key: 'required|string|max:96',
});
export type LedgerEntryNameInput = InputOf<typeof ledgerEntryNameRules>;

const side = `nullable|numeric|decimal:0,2|between:-${AMOUNT_MAX},${AMOUNT_MAX}` as const;

/** Body of `POST api/ledger_corrections`: what is added to the entry; a debit is above 0, a credit below. */
export const ledgerCorrectionRules = rules({
  rental_request_id: 'required|integer',
  entry_key: 'required|string|max:96',
  provider_balance: side,
  deposits_held: side,
  owner_payable: side,
  platform_fees: side,
  reason: `required|string|max:${REASON_MAX}`,
});
export type LedgerCorrectionInput = InputOf<typeof ledgerCorrectionRules>;

/** Longest span of a summary, in days. */
export const LEDGER_DAYS_MAX = 400;

/** Query of `GET api/ledger_entries/summary`; days in the installation's time zone, both counted. */
export const ledgerSummaryRules = rules({
  from: 'required|date_format:Y-m-d',
  to: 'required|date_format:Y-m-d|after_or_equal:from',
});
export type LedgerSummaryInput = InputOf<typeof ledgerSummaryRules>;

const adminPaymentFilters = rules({
  status: `nullable|${ruleIn(PAYMENT_STATUSES)}`,
  kind: `nullable|${ruleIn(PAYMENT_KINDS)}`,
  rental_request_id: 'nullable|integer',
  machine_id: 'nullable|integer|min:1',
  /** Searches as rental requests do: number, machine, person, email, phone, place, the provider's id. */
  search: `nullable|string|max:${TITLE_MAX}`,
  /** Days of `created_at` in the installation's time zone, both counted. */
  from: 'nullable|date_format:Y-m-d',
  to: 'nullable|date_format:Y-m-d',
  /** Disputed or queried by the renter's bank, decided or not. */
  disputed: 'nullable|boolean',
  /** Filters by whether the dispute waits for our answer. */
  to_answer: 'nullable|boolean',
});
export type AdminPaymentFilters = InputOf<typeof adminPaymentFilters>;

export const adminPaymentType = defineRecord<AdminPaymentRecord>({
  endpoint: 'api/payments',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'payments',
  filters: adminPaymentFilters,
  sorts: ['created_at'],
});
