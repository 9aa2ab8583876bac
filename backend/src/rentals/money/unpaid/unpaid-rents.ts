import { Injectable } from '@nestjs/common';
import type { PaymentKind, Plan } from '@yard/contracts';
import { amountDue, canRetry, isOver, isUnderWay, REFUSED_STATUSES, wasOut } from '@yard/contracts';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { findGroups, inWords, placesFor } from '@kit/server/store/reading';
import { Payment } from '../../../payments/payment.entity';
import { type LockedRequest, withZone } from '../../records/locked-request';
import { Handover } from '../../records/handover.entity';
import { MachineReturn } from '../../records/machine-return.entity';
import { RentalRequest } from '../../records/rental-request.entity';
import { isDone } from '../done-payments';
import { isForSame } from '../rental-charges';
import { BILL_FAILED, RENT_FAILED } from './unpaid-in-sql';
import { type Unpaid, unpaidBill, unpaidRent } from './unpaid-rule';

/** Kinds of payment that are tried again. The attempts of one do not delay those of the other. */
export const RETRIED_KINDS = ['rental', 'bill'] as const;

/** Payments that failed longer ago are not looked at: every schedule is over by then. */
const DAYS = 30;

const FAILED = `((${RENT_FAILED}) OR (${BILL_FAILED}))`;

const SINCE = `SELECT DISTINCT r.id AS id FROM payments late JOIN rental_requests r ON r.id = late.rental_request_id
  WHERE late.status ${inWords(REFUSED_STATUSES)} AND late.created_at >= ?
    AND late.kind ${inWords(RETRIED_KINDS)} AND ${FAILED} ORDER BY r.id`;

/** Unpaid rents and bills: read from the payments, never stored. */
@Injectable()
export class UnpaidRents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The unpaid part of a request, locked or just read by the caller. @param kind  only of this kind */
  async of(
    manager: EntityManager,
    { request, status, zone }: LockedRequest,
    kind?: PaymentKind,
  ): Promise<Unpaid<Payment> | null> {
    const all = await manager.findBy(Payment, { rental_request_id: request.id });
    const payments = kind ? all.filter((payment) => payment.kind === kind) : all;
    const subject = { ...request, status };
    const facts = { zone, ...(await outFacts(manager, request)) };
    return unpaidRent(subject, payments, facts) ?? unpaidBill(subject, payments);
  }

  /** Charges that another card gets at once; the caller has locked the request. */
  async chargedToOther(manager: EntityManager, locked: LockedRequest): Promise<Plan['now']> {
    const { request } = locked;
    const charges: Plan['now'] = [];
    for (const kind of RETRIED_KINDS) {
      const unpaid = await this.of(manager, locked, kind);
      if (!unpaid || unpaid.isUnderWay) continue;
      charges.push({ kind, amount: amountDue(request, unpaid.last), person_id: request.user_id });
    }
    return charges;
  }

  /** True if a payment is due: after its rental's end if it is earned and no other attempt collected it. */
  async isOwed(manager: EntityManager, payment: Payment): Promise<boolean> {
    const request = await manager.findOneBy(RentalRequest, { id: payment.rental_request_id });
    if (!request) return false;
    const { status } = await withZone(manager, request, this.clock.now());
    if (!isOver(status)) return true;
    const { rental_request_id, kind } = payment;
    const all = await manager.find(Payment, { where: { rental_request_id, kind }, order: { id: 'ASC' } });
    const attempts = all.filter((one) => isForSame(one, payment));
    if (isDone(attempts, { isApproved: true })) return false;
    return this.isEarned(manager, { request, status }, payment);
  }

  /** True if an ended rental's payment is its owner's: the bill, and the rent if the machine was out. */
  async isEarned(
    manager: EntityManager,
    { request, status }: Pick<LockedRequest, 'request' | 'status'>,
    { id, kind }: Payment,
  ): Promise<boolean> {
    if (status !== 'closed') return false;
    if (kind !== 'rental') return kind === 'bill';
    return this.wasOut(manager, request, id);
  }

  /** True if the machine of a rental was out. @param except  a payment that does not tell */
  async wasOut(manager: EntityManager, request: RentalRequest, except = 0): Promise<boolean> {
    const payments = await manager.findBy(Payment, { rental_request_id: request.id, id: Not(except) });
    return wasOut({ ...request, payments, ...(await outFacts(manager, request)) });
  }

  async owing(manager: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const sql = `SELECT r.id AS id FROM rental_requests r WHERE r.id IN (${placesFor(ids)}) AND ${RENT_FAILED}`;
    const rows = await manager.query<{ id: number }[]>(sql, [...ids]);
    return new Set(rows.map(({ id }) => Number(id)));
  }

  /** Requests whose rent is being charged for the first time: nobody was told to keep the machine back. */
  async charged(manager: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
    const rents = await findGroups(manager, Payment, 'rental_request_id', ids);
    const isFirst = (id: number) => {
      const own = rents.get(id)?.filter(({ kind }) => kind === 'rental') ?? [];
      return own.length > 0 && own.every((rent) => isUnderWay(rent) && !canRetry(rent));
    };
    return new Set(ids.filter(isFirst));
  }

  /** The unpaid part of one kind now; nothing is locked. */
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

  async ofRenter(manager: EntityManager, userId: number): Promise<number[]> {
    const sql = `SELECT r.id AS id FROM rental_requests r WHERE r.user_id = ? AND ${FAILED} ORDER BY r.id`;
    const rows = await manager.query<{ id: number }[]>(sql, [userId]);
    return rows.map(({ id }) => Number(id));
  }
}

/** Evidence that the machine was out, besides the request and its payments. */
async function outFacts(manager: EntityManager, { id: rental_request_id }: RentalRequest) {
  const machine_return = await manager.findOneBy(MachineReturn, { rental_request_id });
  return { machine_return, handover: await manager.findOneBy(Handover, { rental_request_id }) };
}
