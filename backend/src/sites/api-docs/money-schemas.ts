import { LEDGER_ACCOUNTS, LEDGER_KINDS, PAYMENT_STATUSES, PAYOUT_STATUSES } from '@yard/contracts';
import {
  choice,
  day,
  flag,
  instant,
  listOf,
  money,
  nullable,
  object,
  record,
  ref,
  text,
  whole,
} from './json-schema';

const person = object({ id: whole, name: text });
const kinds = choice(...LEDGER_KINDS);
const accounts = [...LEDGER_ACCOUNTS];

/** What every reader sees of a payment. */
export const paymentFields = {
  rental_request_id: whole,
  kind: choice('deposit', 'rental', 'damage'),
  amount: money,
  refunded_amount: money,
  currency: text,
  status: choice(...PAYMENT_STATUSES),
  failure_message: nullable(text),
  failure_code: nullable(text),
  card_asked_at: nullable(instant),
  stripe_payment_intent_id: nullable(text),
  attempted_at: nullable(instant),
  succeeded_at: nullable(instant),
  dispute: nullable(object({ status: text, amount: money, due_by: nullable(instant) })),
  disputed_at: nullable(instant),
  dispute_closed_at: nullable(instant),
};

const statement = {
  user_id: whole,
  user_name: text,
  month: text,
  currency: text,
  opening_balance: money,
  rental_amount: money,
  fee_amount: money,
  refund_amount: money,
  damage_amount: money,
  retained_amount: money,
  payout_amount: money,
  closing_balance: money,
};

/** Payments, ledger and payouts: after libs/contracts. */
export const moneySchemas = {
  DeskPayment: record({ ...paymentFields, renter: person, owner: person, machine_subject: text }),
  LedgerEntry: record({
    kind: kinds,
    rental_request_id: nullable(whole),
    payment_id: nullable(whole),
    refund_id: nullable(whole),
    payout_id: nullable(whole),
    posted_at: instant,
    lines: listOf(ref('LedgerLine')),
  }),
  LedgerLine: object({
    account: choice(...accounts),
    user_id: nullable(whole),
    user_name: nullable(text),
    rental_request_id: nullable(whole),
    amount: money,
  }),
  LedgerSummary: object({
    currency: text,
    days: listOf(
      object({ date: day, deposits: money, rents: money, refunds: money, fees: money, payouts: money }),
    ),
    balances: object(Object.fromEntries(accounts.map((account) => [account, money]))),
    check: object({ ok: flag, differences: listOf(text) }),
  }),
  Payout: record({
    user_id: whole,
    user_name: text,
    rental_request_id: nullable(whole),
    amount: money,
    currency: text,
    status: choice(...PAYOUT_STATUSES),
    failure_message: nullable(text),
    stripe_transfer_id: nullable(text),
    paid_at: nullable(instant),
  }),
  PayoutAccount: object({ status: choice('none', 'incomplete', 'ready') }),
  OnboardingLink: object({ url: text }),
  Statement: record(statement),
  StatementView: record({
    ...statement,
    lines: listOf(
      object({ date: day, label: text, rental_request_id: nullable(whole), amount: money, balance: money }),
    ),
  }),
};
