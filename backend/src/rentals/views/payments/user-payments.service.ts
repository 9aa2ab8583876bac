import type { ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import { userPaymentShape } from '@yard/contracts/records';
import { pageOf, presenterOf, wireInstant } from '@kit/server/store/present';
import { readRows } from '@kit/server/store/reading';
import { DataSource, Raw, Repository } from 'typeorm';
import { Payment } from '../../../payments/payment.entity';

const OWN = '(SELECT id FROM rental_requests WHERE user_id = :userId)';

/** Includes deleted requests and machines: their money is not forgotten. */
const SUBJECTS = `SELECT r.id AS id, machine.subject AS subject
  FROM rental_requests r JOIN machines machine ON machine.id = r.machine_id WHERE r.id IN (:...ids)`;

const present = presenterOf(userPaymentShape, (payment: Payment, machine_subject: string) => ({
  machine_subject,
  rental_change_id: payment.rental_change_id ?? null,
  waived_at: wireInstant(payment.waived_at ?? null),
  waiver_reason: payment.waiver_reason ?? null,
}));

/** Reads a renter's payments of all rentals, with three queries for any page. */
@Injectable()
export class UserPaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
  ) {}

  async page(user: Actor, list: ListQuery) {
    const own = Raw((column) => `${column} IN ${OWN}`, { userId: user.id });
    const { rows, total } = await pageOf(this.payments, { rental_request_id: own }, list);
    const ids = [...new Set(rows.map(({ rental_request_id }) => rental_request_id))];
    const found =
      ids.length === 0
        ? []
        : await readRows<{ id: number; subject: string }>(this.dataSource, SUBJECTS, { ids });
    const subjects = new Map(found.map(({ id, subject }) => [Number(id), subject]));
    return {
      rows: rows.map((payment) => present(payment, subjects.get(payment.rental_request_id) ?? '')),
      total,
    };
  }
}
