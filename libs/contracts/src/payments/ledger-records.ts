import { day, flag, instant, money, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, list, nested, part, record } from '../shapes';
import { lineFields } from '../rentals/line-fields';
import { LINE_KINDS } from '../rentals/rates';
import { ENTRY_KINDS, LEDGER_ACCOUNTS } from './payment-words';

export const ledgerLineShape = part(
  {
    account: choice(LEDGER_ACCOUNTS),
    user_id: orNull(whole),
    user_name: orNull(text),
    rental_request_id: described(
      'Whose rental this line is about: an offset’s lines name two.',
      orNull(whole),
    ),
    amount: money,
  },
  'ledger_line',
);
export type LedgerLineRecord = RecordOf<typeof ledgerLineShape>;

export const ledgerEntryShape = record('ledger_entry', {
  kind: choice(ENTRY_KINDS),
  rental_request_id: orNull(whole),
  payment_id: orNull(whole),
  refund_id: orNull(whole),
  payout_id: orNull(whole),
  posted_at: instant,
  corrects: described(
    'Of a correction alone, as what follows: the key of the entry that it sets right.',
    orNull(text),
  ),
  reason: orNull(text),
  proposed_by: orNull(text),
  confirmed_by: orNull(text),
  lines: list(nested(ledgerLineShape)),
});
export type LedgerEntryRecord = RecordOf<typeof ledgerEntryShape>;

/** A debit is above 0, a credit below. */
const sides = { provider_balance: money, deposits_held: money, owner_payable: money, platform_fees: money };

export const ledgerCorrectionShape = record('ledger_correction', {
  rental_request_id: whole,
  entry_key: text,
  ...sides,
  reason: text,
  user_id: described('The admin who proposes it; another one has to confirm it.', whole),
  user_name: orNull(text),
});
/** An entry that waits for a second admin's yes. */
export type LedgerCorrectionRecord = RecordOf<typeof ledgerCorrectionShape>;

export const correctionPreviewShape = part(
  {
    posted: described('The entry as it stands with its corrections.', nested(part(sides))),
    proposed: described('What would set it right.', nested(part(sides))),
  },
  'correction_preview',
);
export type CorrectionPreview = RecordOf<typeof correctionPreviewShape>;

const differenceShape = part({
  entry_key: described('Of the entry that a correction can set right.', orNull(text)),
  rental_request_id: orNull(whole),
  payment_id: orNull(whole),
  payout_id: orNull(whole),
});
export type DifferenceAbout = RecordOf<typeof differenceShape>;

const ledgerDayShape = part({
  date: day,
  deposits: money,
  rents: money,
  refunds: money,
  fees: money,
  payouts: money,
});
/** Money of one day; every figure is 0 or more. */
export type LedgerDay = RecordOf<typeof ledgerDayShape>;

export const ledgerSummaryShape = part(
  {
    currency: text,
    days: described('Every day of the span, quiet ones too.', list(nested(ledgerDayShape))),
    balances: described(
      'As they stand now, shown as one reads them: what is held, owed or earned is above 0.',
      nested(part(sides)),
    ),
    check: described(
      'What yard ledger:check says, at most a minute old.',
      nested(
        part({
          ok: flag,
          checked_at: instant,
          differences: list(text),
          about: described(
            'What each difference is about, in their order.',
            list(orNull(nested(differenceShape))),
          ),
        }),
      ),
    ),
  },
  'ledger_summary',
);
export type LedgerSummary = RecordOf<typeof ledgerSummaryShape>;

export const userBalanceShape = part(
  {
    currency: text,
    paid: described('By card as a renter, before what went back.', money),
    refunded: money,
    paid_out: described('As an owner.', money),
    payable: described('What the platform owes the owner; below 0 where the owner owes it.', money),
  },
  'user_balance',
);
export type UserBalance = RecordOf<typeof userBalanceShape>;

export const statementShape = record('statement', {
  user_id: whole,
  user_name: text,
  month: described('YYYY-MM', text),
  currency: text,
  opening_balance: money,
  rental_amount: money,
  fee_amount: money,
  refund_amount: money,
  damage_amount: money,
  retained_amount: described('Kept of deposits by the terms of cancellations.', money),
  payout_amount: money,
  closing_balance: money,
});
/**
 * An owner's calendar month in the ledger, in the installation's time zone. Amounts are what they add to the balance:
 * rent, damage and what cancellations leave above 0, fees, refunds (disputes among them) and payouts below;
 * `closing_balance` is `opening_balance` plus all of them.
 */
export type StatementRecord = RecordOf<typeof statementShape>;

const statementLineShape = part({
  /** Day in the installation's time zone. */
  date: day,
  ...lineFields,
  kind: described('As of any line; what was paid out besides.', choice([...LINE_KINDS, 'payout'])),
  rental_request_id: orNull(whole),
  balance: described('What the owner is due after this line.', money),
});
export type StatementLine = RecordOf<typeof statementLineShape>;

export const statementViewShape = record('statement_view', {
  ...statementShape.fields,
  lines: list(nested(statementLineShape)),
});
/** One statement with every movement, oldest first. */
export type StatementView = RecordOf<typeof statementViewShape>;
