import type { PartOf } from '@laravel-wire/nest';
import type { Actor } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { partScopeOf } from '@kit/server/store/scope-of';
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

const ofRequest =
  (policy: (typeof rentalRequestPolicy)['view']) =>
  (actor: Actor | null, { parent }: RentalPayment) =>
    policy(actor, parent);

export const rentalPaymentPolicy = {
  view: ofRequest(rentalRequestPolicy.view),
  answerDispute: ofRequest(rentalRequestPolicy.answerDispute),
  retry: ofRequest(rentalRequestPolicy.retry),
  chargeAgain: ofRequest(rentalRequestPolicy.chargeAgain),
  askForCard: ofRequest(rentalRequestPolicy.askForCard),
  waive: ofRequest(rentalRequestPolicy.waive),
};
