import { type DocumentKind, PAID_STATUSES, type PaymentKind } from '@yard/contracts';
import type { DataSource } from 'typeorm';
import { byCreation, inWords, listOf, minorFrom, type RawInstant, rowsOf } from '@kit/server/store/reading';
import type { ShownPayment } from '../../payments/present-payment';
import { DONE_REFUNDS, OPEN_REFUNDS } from '../../payments/refunds/refund.entity';
import type { Decimal } from './request-rows';

/** An agreement without its text, which is long and has a route of its own. */
export interface AgreementRow {
  rental_request_id: number;
  document_id: number;
  kind: DocumentKind;
  version: number;
  name: string;
  agreed_at: RawInstant;
  sha256: string;
  final_sha256: string | null;
}

export interface RefundRow {
  rental_request_id: number;
  kind: PaymentKind;
  amount: Decimal;
  explanation: string;
  created_at: RawInstant;
}

type Amounts = 'amount' | 'refunded_amount' | 'returning_amount' | 'dispute_amount';

interface PaymentRow extends Omit<ShownPayment, Amounts | 'created_at'> {
  created_at: string;
  amount: Decimal;
  refunded_amount: Decimal;
  returning_amount: Decimal | null;
  dispute_amount: Decimal | null;
}

/** A payment as a request shows it; its instants are as they are stored. */
export type PaymentPart = ShownPayment;

/** The shown columns of a payment: describing all thirty of `SELECT *` takes longer than reading the rows. */
const PAYMENT = `id, created_at, updated_at, deleted_at, rental_request_id, rental_change_id, kind, amount, refunded_amount, currency,
  status, failure_message, failure_code, card_asked_at, stripe_payment_intent_id, stripe_payment_method_id, client_secret, attempted_at,
  succeeded_at, waived_at, waived_by, waiver_reason, dispute_status, dispute_amount, dispute_due_by, dispute_opened_at, dispute_closed_at,
  CASE WHEN payments.status ${inWords(PAID_STATUSES)} THEN (SELECT SUM(back.amount) FROM refunds back
    WHERE back.payment_id = payments.id AND back.status ${inWords(OPEN_REFUNDS)}) END AS returning_amount`;

/**
 * Payments of requests in the order they were tried. Read by hand for the busiest list, and put in order here: MariaDB
 * takes a third of its time to sort them. @param ids at least one
 */
export async function paymentParts(dataSource: DataSource, ids: readonly number[]): Promise<PaymentPart[]> {
  const { places, values } = listOf(ids);
  const sql = `SELECT ${PAYMENT} FROM payments
    WHERE rental_request_id IN (${places}) AND deleted_at IS NULL`;
  const rows = await rowsOf<PaymentRow>(dataSource, sql, values);
  return rows
    .sort(byCreation)
    .map((row) =>
      Object.assign(row, {
        amount: minorFrom(row.amount),
        refunded_amount: minorFrom(row.refunded_amount),
        returning_amount: row.returning_amount === null ? null : minorFrom(row.returning_amount),
        dispute_amount: row.dispute_amount === null ? null : minorFrom(row.dispute_amount),
      }),
    );
}

/** Refunds of these payments that have a reason, sorted by id. No query where nothing was refunded. */
export async function explainedRefunds(
  dataSource: DataSource,
  payments: readonly PaymentPart[],
): Promise<RefundRow[]> {
  const ids = payments.flatMap(({ id, refunded_amount }) => (refunded_amount > 0 ? id : []));
  if (ids.length === 0) return [];
  const { places, values } = listOf(ids);
  const sql = `SELECT payments.rental_request_id, payments.kind, refunds.amount, refunds.explanation, refunds.created_at
    FROM refunds JOIN payments ON payments.id = refunds.payment_id
    WHERE refunds.payment_id IN (${places}) AND refunds.status ${inWords(DONE_REFUNDS)} AND refunds.explanation IS NOT NULL
    ORDER BY refunds.id`;
  return rowsOf<RefundRow>(dataSource, sql, values);
}

/** Agreements of these requests, sorted by id. @param ids at least one */
export async function agreementRows(dataSource: DataSource, ids: readonly number[]): Promise<AgreementRow[]> {
  const { places, values } = listOf(ids);
  const sql = `SELECT rental_request_id, document_id, kind, version, name, agreed_at, sha256, final_sha256
    FROM document_agreements
    WHERE rental_request_id IN (${places}) AND deleted_at IS NULL ORDER BY id`;
  return rowsOf<AgreementRow>(dataSource, sql, values);
}
