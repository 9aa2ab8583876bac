import { Injectable } from '@nestjs/common';
import { type PaymentKind, REFUSED_STATUSES } from '@yard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { inWords } from '@kit/server/store/raw';
import { Payment } from '../../../payments/payment.entity';
import { type LockedRequest, withZone } from '../../records/locked-request';
import { RentalRequest } from '../../records/rental-request.entity';
import { BILL_FAILED, RENT_FAILED } from './unpaid-in-sql';
import { type Unpaid, unpaidBill, unpaidRent } from './unpaid-rule';

/** How long money that was not paid is looked for: longer than any schedule of ours. */
const DAYS = 30;

const FAILED = `((${RENT_FAILED}) OR (${BILL_FAILED}))`;

const SINCE = `SELECT DISTINCT r.id AS id FROM payments late JOIN rental_requests r ON r.id = late.rental_request_id
  WHERE late.status ${inWords(REFUSED_STATUSES)} AND late.created_at >= ?
    AND late.kind IN ('rental', 'bill') AND ${FAILED} ORDER BY r.id`;

/** Which rents and bills are not paid: read from the payments, never stored. */
@Injectable()
export class UnpaidRents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Of a request whose row the caller holds, or read a moment ago; of one kind alone where it is named. */
  async of(
    manager: EntityManager,
    { request, status, zone }: LockedRequest,
    kind?: PaymentKind,
  ): Promise<Unpaid<Payment> | null> {
    const all = await manager.findBy(Payment, { rental_request_id: request.id });
    const payments = kind ? all.filter((payment) => payment.kind === kind) : all;
    const subject = { ...request, status };
    return unpaidRent(subject, payments, zone) ?? unpaidBill(subject, payments);
  }

  /** As it stands now; nothing is held. */
  async now(id: number): Promise<Unpaid<Payment> | null> {
    const { manager } = this.dataSource;
    const request = await manager.findOneBy(RentalRequest, { id });
    return request && this.of(manager, await withZone(manager, request, this.clock.now()));
  }

  /** Requests that may be due for another attempt, or past their deadline. */
  async recent(): Promise<number[]> {
    const since = new Date(this.clock.now().getTime() - DAYS * 86_400_000);
    const at = since.toISOString().replace('T', ' ').replace('Z', '');
    const rows = await this.dataSource.query<{ id: number }[]>(SINCE, [at]);
    return rows.map(({ id }) => Number(id));
  }

  /** The same of one renter. */
  async ofRenter(manager: EntityManager, userId: number): Promise<number[]> {
    const sql = `SELECT r.id AS id FROM rental_requests r WHERE r.user_id = ? AND ${FAILED} ORDER BY r.id`;
    const rows = await manager.query<{ id: number }[]>(sql, [userId]);
    return rows.map(({ id }) => Number(id));
  }
}
