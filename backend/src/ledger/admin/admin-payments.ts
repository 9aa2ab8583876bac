import type { FiltersOf } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AdminPaymentFilters, AdminPaymentRecord, PaymentRefund } from '@yard/contracts';
import { ANSWERABLE_DISPUTES } from '@yard/contracts';
import { addDays, startOfDayIn } from '@yard/dates';
import type { FindOptionsWhere } from 'typeorm';
import { And, DataSource, In, IsNull, LessThan, MoreThanOrEqual, Not, Or, Raw, Repository } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { pageOf, type Rows, wireStamp } from '@kit/server/store/present';
import { placesFor, type RawInstant, readRows } from '@kit/server/store/reading';
import { Payment } from '../../payments/payment.entity';
import { paymentsFoundBy } from '../../rentals/views/list/request-conditions';
import { presentPayment } from '../../payments/present-payment';

interface Parties {
  id: number;
  renter_id: number;
  renter: string;
  owner_id: number;
  owner: string;
  machine: string;
}

const PARTIES = `SELECT r.id, r.user_id AS renter_id, renter.name AS renter, r.owner_id, owner.name AS owner,
    machine.subject AS machine
  FROM rental_requests r JOIN users renter ON renter.id = r.user_id JOIN users owner ON owner.id = r.owner_id
  JOIN machines machine ON machine.id = r.machine_id`;

type RefundRow = Omit<PaymentRefund, 'amount' | 'created_at'> & {
  amount: number | string;
  created_at: RawInstant;
};

/** An act and its refunds are written in one transaction, with one instant: the log knows who did it. */
const REFUNDS = `SELECT f.amount, f.status, f.reason, f.explanation, f.failure_message, f.stripe_refund_id, f.created_at,
    (SELECT MAX(actor.name) FROM audit_events act JOIN users actor ON actor.id = act.user_id
      WHERE act.record_type = 'rental_request' AND act.record_id = :rental_request_id
        AND act.created_at = f.created_at) AS user_name
  FROM refunds f WHERE f.payment_id = :id ORDER BY f.id`;

@Injectable()
export class AdminPayments {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Three queries for any page size. */
  async page(filters: FiltersOf<AdminPaymentFilters>): Promise<Rows<AdminPaymentRecord>> {
    const { rows, total } = await pageOf(this.payments, this.where(filters), filters);
    return { rows: await this.shown(rows), total };
  }

  async show(payment: Payment): Promise<AdminPaymentRecord | undefined> {
    const [shown] = await this.shown([payment]);
    return shown && { ...shown, refunds: await this.refundsOf(payment) };
  }

  private async refundsOf({ id, rental_request_id }: Payment): Promise<PaymentRefund[]> {
    const refunds = await readRows<RefundRow>(this.dataSource, REFUNDS, { id, rental_request_id });
    return refunds.map(({ amount, created_at, ...refund }) => ({
      ...refund,
      amount: Number(amount),
      created_at: wireStamp(created_at),
    }));
  }

  private where(filters: FiltersOf<AdminPaymentFilters>): FindOptionsWhere<Payment> {
    const { status, kind, rental_request_id, machine_id, search, from, to, disputed, to_answer } = filters;
    const { timeZone } = this.environment;
    const bounds = [
      ...(from ? [MoreThanOrEqual(startOfDayIn(from, timeZone))] : []),
      ...(to ? [LessThan(startOfDayIn(addDays(to, 1), timeZone))] : []),
    ];
    const given = Object.entries({ status, kind, rental_request_id }).filter(([, value]) => value != null);
    const created_at = bounds.length > 0 ? { created_at: And(...bounds) } : {};
    const disputes = [
      ...(disputed == null ? [] : [disputed ? Not(IsNull()) : IsNull()]),
      ...(to_answer == null ? [] : [to_answer ? TO_ANSWER : Or(IsNull(), Not(TO_ANSWER))]),
    ];
    const dispute_status = disputes.length > 0 ? { dispute_status: And(...disputes) } : {};
    return { ...Object.fromEntries(given), ...created_at, ...dispute_status, ...found(search, machine_id) };
  }

  /** Includes deleted requests, people and machines. */
  private async shown(payments: Payment[]): Promise<AdminPaymentRecord[]> {
    const ids = [...new Set(payments.map(({ rental_request_id }) => rental_request_id))];
    if (ids.length === 0) return [];
    const rows = await this.dataSource.query<Parties[]>(`${PARTIES} WHERE r.id IN (${placesFor(ids)})`, ids);
    const parties = new Map(rows.map((row) => [Number(row.id), row]));
    return payments.map((payment) => {
      const found = parties.get(payment.rental_request_id);
      return {
        ...presentPayment(payment, { isRenter: false, isOwner: false }),
        renter: { id: Number(found?.renter_id), name: found?.renter ?? '' },
        owner: { id: Number(found?.owner_id), name: found?.owner ?? '' },
        machine_subject: found?.machine ?? '',
      };
    });
  }
}

const TO_ANSWER = In(ANSWERABLE_DISPUTES);

const OF_MACHINE = `(SELECT p.id FROM payments p JOIN rental_requests r ON r.id = p.rental_request_id
  WHERE r.machine_id = :machine_id)`;

function found(
  search: string | null | undefined,
  machine_id: number | null | undefined,
): FindOptionsWhere<Payment> {
  const given = [
    ...(machine_id == null ? [] : [{ sql: OF_MACHINE, parameters: { machine_id } }]),
    ...(search ? [paymentsFoundBy(search)] : []),
  ];
  const among = given.map(({ sql, parameters }) => Raw((column) => `${column} IN ${sql}`, parameters));
  return among.length > 0 ? { id: And(...among) } : {};
}
