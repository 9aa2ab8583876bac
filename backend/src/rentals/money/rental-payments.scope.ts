import type { PartOf } from '@laravel-wire/nest';
import { type Actor, rentalRequestPolicy } from '@yard/contracts';
import { partScopeOf } from '@yard/server/store/part-scope-of';
import { Payment } from '../../payments/payment.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';

/** A payment together with the request it is for, both named by the path. */
export type RentalPayment = PartOf<RentalRequest, Payment>;

export const RentalPaymentScope = partScopeOf(RentalRequestScope, {
  entity: Payment,
  key: 'rental_request_id',
  param: 'id',
  parentName: 'RentalRequest',
});

export const rentalPaymentPolicy = {
  view: (actor: Actor | null, { parent }: RentalPayment) => rentalRequestPolicy.view(actor, parent),
  answerDispute: (actor: Actor | null) => rentalRequestPolicy.answerDispute(actor),
  collect: (actor: Actor | null) => rentalRequestPolicy.collect(actor),
  pay: (actor: Actor | null, { parent }: RentalPayment) => rentalRequestPolicy.pay(actor, parent),
};
