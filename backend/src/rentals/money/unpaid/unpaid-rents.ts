import { Injectable } from '@nestjs/common';
import { isOver, type PaymentKind, REFUSED_STATUSES } from '@yard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { inWords, placesFor } from '@kit/server/store/raw';
import { Payment } from '../../../payments/payment.entity';
import { type LockedRequest, withZone } from '../../records/locked-request';
import { MachineReturn } from '../../records/machine-return.entity';
import { RentalRequest } from '../../records/rental-request.entity';
import { BILL_FAILED, RENT_FAILED } from './unpaid-in-sql';
import { type Unpaid, unpaidBill, unpaidRent } from './unpaid-rule';

/** What is tried again by a schedule, each by its own. */
export const RETRIED_KINDS = ['rental', 'bill'] as const;

/** How long money that was not paid is looked for: longer than any schedule of ours. */
const DAYS = 30;

const FAILED = `((${RENT_FAILED}) OR (${BILL_FAILED}))`;

const SINCE = `SELECT DISTINCT r.id AS id FROM payments late JOIN rental_requests r ON r.id = late.rental_request_id
  WHERE late.status ${inWords(REFUSED_STATUSES)} AND late.created_at >= ?
    AND late.kind ${inWords(RETRIED_KINDS)} AND ${FAILED} ORDER BY r.id`;

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
    const machine_return = await manager.findOneBy(MachineReturn, { rental_request_id: request.id });
    return unpaidRent(subject, payments, { zone, machine_return }) ?? unpaidBill(subject, payments);
  }

  /** Whether a payment is asked for: after the end of its rental where it is owed still. */
  async isAskedFor(
    manager: EntityManager,
    { rental_request_id: id, kind }: Pick<Payment, 'rental_request_id' | 'kind'>,
  ): Promise<boolean> {
    const request = await manager.findOneBy(RentalRequest, { id });
    if (!request) return false;
    const locked = await withZone(manager, request, this.clock.now());
    return !isOver(locked.status) || (await this.of(manager, locked, kind)) !== null;
  }

  /** Which of these owe rent. */
  async owing(manager: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const sql = `SELECT r.id AS id FROM rental_requests r WHERE r.id IN (${placesFor(ids)}) AND ${RENT_FAILED}`;
    const rows = await manager.query<{ id: number }[]>(sql, [...ids]);
    return new Set(rows.map(({ id }) => Number(id)));
  }

  /** One kind of it as it stands now; nothing is held. */
  async now(id: number, kind: PaymentKind): Promise<Unpaid<Payment> | null> {
    const { manager } = this.dataSource;
    const request = await manager.findOneBy(RentalRequest, { id });
    return request && this.of(manager, await withZone(manager, request, this.clock.now()), kind);
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
