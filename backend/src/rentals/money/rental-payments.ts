import { type ListQuery, ServiceUnavailable } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, PaymentRecord } from '@yard/contracts';
import { Repository } from 'typeorm';
import { pageOf, type Rows } from '@kit/server/store/present';
import { ChargesService } from '../../payments/charges/charges.service';
import { ProviderTimeouts } from '../../payments/provider-timeouts';
import { Payment } from '../../payments/payment.entity';
import { presentPayment } from '../../payments/present-payment';
import { NOT_REACHED } from '../../payments/provider-answer';
import type { RentalPayment } from '../records/rental-requests.scope';
import type { RentalRequest } from '../records/rental-request.entity';

/** A request's payments, as each party may see them. */
@Injectable()
export class RentalPayments {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly charges: ChargesService,
    private readonly timeouts: ProviderTimeouts,
  ) {}

  async page(actor: Actor, request: RentalRequest, list: ListQuery): Promise<Rows<PaymentRecord>> {
    const where = { rental_request_id: request.id };
    const { rows, total } = await pageOf(this.payments, where, list);
    return { rows: rows.map((payment) => this.shown(actor, request, payment)), total };
  }

  async show(actor: Actor, request: RentalRequest, id: number): Promise<PaymentRecord> {
    const payment = await this.payments.findOneByOrFail({ id });
    return this.shown(actor, request, payment);
  }

  /** The payment as it stands at the card provider now. @throws ServiceUnavailable when it does not answer */
  async refresh(actor: Actor, { parent: request, part: payment }: RentalPayment): Promise<PaymentRecord> {
    const isKnown = await this.timeouts.within(this.charges.refresh(payment.id));
    if (!isKnown) throw new ServiceUnavailable(NOT_REACHED);
    return this.show(actor, request, payment.id);
  }

  shown(actor: Actor, request: RentalRequest, payment: Payment): PaymentRecord {
    return presentPayment(payment, {
      isRenter: actor.id === request.user_id,
      isOwner: actor.id === request.owner_id,
    });
  }
}
