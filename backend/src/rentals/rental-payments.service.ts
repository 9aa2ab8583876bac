import type { ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Actor, PaymentRecord } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { pageOf, type Rows } from '../database/page-of';
import { Payment } from '../payments/payment.entity';
import { presentPayment } from '../payments/present-payment';
import type { RentalRequest } from './rental-request.entity';

/** A request's payments, as each party may see them. */
@Injectable()
export class RentalPayments {
  constructor(private readonly dataSource: DataSource) {}

  async page(actor: Actor, request: RentalRequest, list: ListQuery): Promise<Rows<PaymentRecord>> {
    const where = { rental_request_id: request.id };
    const { rows, total } = await pageOf(this.dataSource.getRepository(Payment), where, list);
    return { rows: rows.map((payment) => this.shown(actor, request, payment)), total };
  }

  async show(actor: Actor, request: RentalRequest, id: number): Promise<PaymentRecord> {
    const payment = await this.dataSource.getRepository(Payment).findOneByOrFail({ id });
    return this.shown(actor, request, payment);
  }

  shown(actor: Actor, request: RentalRequest, payment: Payment): PaymentRecord {
    return presentPayment(payment, {
      isRenter: actor.id === request.user_id,
      isOwner: actor.id === request.owner_id,
    });
  }
}
