export const PAYMENT_KINDS = ['deposit', 'rental', 'damage', 'bill'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const PAYMENT_STATUSES = [
  ...['pending', 'requires_action', 'processing', 'succeeded', 'failed', 'refunded', 'partially_refunded'],
  'waived',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** `waiting_for_account`: the owner has not given the provider a bank account yet. */
export const PAYOUT_STATUSES = ['pending', 'waiting_for_account', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

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
 * `damage` is the part of a deposit that an owner keeps when a rental is closed, `retention` when it is cancelled;
 * `bill` is what a renter paid above the deposit; `dispute` is what a renter's bank took back and what it returned;
 * `offset` sets an owner's debt from one rental against dues from another: no payout is ever negative.
 */
export const LEDGER_KINDS = [
  ...['deposit', 'rental', 'damage', 'bill', 'retention', 'refund', 'dispute', 'payout', 'offset'],
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** An entry's kind as people read it: what sets another right is named so, whatever it corrects. */
export const ENTRY_KINDS = [...LEDGER_KINDS, 'correction'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Lines that make a payout's sum: the owner's sides of the ledger, the fee apart; `held_back` is the rest. */
export const PAYOUT_LINE_KINDS = [
  ...['rental', 'fee', 'damage', 'bill', 'retention', 'refund', 'dispute', 'offset', 'correction'],
  ...['payout', 'held_back'],
] as const;
export type PayoutLineKind = (typeof PAYOUT_LINE_KINDS)[number];

/** Why a payout is not paid yet. */
export const PAYOUT_WAITS = ['account', 'verification', 'money', 'provider', 'retry'] as const;
export type PayoutWait = (typeof PAYOUT_WAITS)[number];

/** Takes back what was collected, or gives it again. */
export const REVERSAL_KINDS: readonly LedgerKind[] = ['refund', 'dispute'];
