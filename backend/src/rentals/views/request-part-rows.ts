import type { DocumentKind } from '@yard/contracts';
import type { DataSource } from 'typeorm';
import { minorFrom } from '../../database/minor-units';
import { instantFrom, placesFor, type RawInstant } from '../../database/raw';
import type { Payment } from '../../payments/payment.entity';
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
}

interface PaymentRow extends Omit<
  Payment,
  | 'amount'
  | 'refunded_amount'
  | 'dispute_amount'
  | 'dispute_due_by'
  | 'dispute_opened_at'
  | 'dispute_closed_at'
  | 'created_at'
  | 'updated_at'
  | 'attempted_at'
  | 'succeeded_at'
> {
  amount: Decimal;
  refunded_amount: Decimal;
  dispute_amount: Decimal | null;
  dispute_due_by: RawInstant | null;
  dispute_opened_at: RawInstant | null;
  dispute_closed_at: RawInstant | null;
  created_at: RawInstant;
  updated_at: RawInstant;
  attempted_at: RawInstant | null;
  succeeded_at: RawInstant | null;
}

/** Payments of requests in the order they were tried. Read by hand for the busiest list. @param ids at least one */
export async function paymentRows(dataSource: DataSource, ids: readonly number[]): Promise<Payment[]> {
  const sql = `SELECT * FROM payments
    WHERE rental_request_id IN (${placesFor(ids)}) AND deleted_at IS NULL ORDER BY created_at, id`;
  const rows = await dataSource.query<PaymentRow[]>(sql, [...ids]);
  return rows.map((row) =>
    Object.assign(row, {
      amount: minorFrom(row.amount),
      refunded_amount: minorFrom(row.refunded_amount),
      dispute_amount: row.dispute_amount === null ? null : minorFrom(row.dispute_amount),
      dispute_due_by: instantFrom(row.dispute_due_by),
      dispute_opened_at: instantFrom(row.dispute_opened_at),
      dispute_closed_at: instantFrom(row.dispute_closed_at),
      created_at: instantFrom(row.created_at),
      updated_at: instantFrom(row.updated_at),
      attempted_at: instantFrom(row.attempted_at),
      succeeded_at: instantFrom(row.succeeded_at),
    }),
  );
}

/** What was agreed to, in that order. @param ids at least one */
export async function agreementRows(dataSource: DataSource, ids: readonly number[]): Promise<AgreementRow[]> {
  const sql = `SELECT rental_request_id, document_id, kind, version, name, agreed_at, sha256 FROM document_agreements
    WHERE rental_request_id IN (${placesFor(ids)}) AND deleted_at IS NULL ORDER BY id`;
  return dataSource.query<AgreementRow[]>(sql, [...ids]);
}
