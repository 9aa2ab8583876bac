import { NotFound, type RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, rentalRequestPolicy } from '@yard/contracts';
import { Repository } from 'typeorm';
import { Payment } from '../../payments/payment.entity';
import type { User } from '../../users/user.entity';
import type { RentalRequest } from '../rental-request.entity';
import { RentalRequestScope } from '../rental-requests.scope';

/** A payment together with the request it is for, both named by the path. */
export interface RentalPayment {
  request: RentalRequest;
  payment: Payment;
}

@Injectable()
export class RentalPaymentScope implements RecordScope<RentalPayment, User> {
  readonly recordName = 'Payment';

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly requests: RentalRequestScope,
  ) {}

  async find(id: number, _actor: User | null, params: Record<string, string>): Promise<RentalPayment | null> {
    const request = await this.requests.ofPath(params);
    if (!request) throw NotFound.record('RentalRequest', params['id'] ?? '');
    const where = { id, rental_request_id: request.id };
    const payment = await this.payments.findOneBy(where);
    return payment && { request, payment };
  }
}

export const rentalPaymentPolicy = {
  view: (actor: Actor | null, { request }: RentalPayment) => rentalRequestPolicy.view(actor, request),
  answerDispute: (actor: Actor | null) => rentalRequestPolicy.answerDispute(actor),
  pay: (actor: Actor | null, { request }: RentalPayment) => rentalRequestPolicy.pay(actor, request),
};
