import type { PartOf } from '@laravel-wire/nest';
import type { Actor } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { partScopeOf } from '@kit/server/store/scope-of';
import { RentalChange } from './rental-change.entity';
import type { RentalRequest } from './rental-request.entity';
import { RentalRequestScope } from './rental-requests.scope';

/** A change together with the request it is of, both named by the path. */
export type ChangeOfRental = PartOf<RentalRequest, RentalChange>;

export const RentalChangeScope = partScopeOf(RentalRequestScope, {
  entity: RentalChange,
  key: 'rental_request_id',
  param: 'id',
  parentName: 'RentalRequest',
});

const ofRequest =
  (policy: (typeof rentalRequestPolicy)['view']) =>
  (actor: Actor | null, { parent }: ChangeOfRental) =>
    policy(actor, parent);

export const rentalChangePolicy = {
  view: ofRequest(rentalRequestPolicy.view),
  accept: ofRequest(rentalRequestPolicy.acceptChange),
  decline: ofRequest(rentalRequestPolicy.declineChange),
  withdraw: ofRequest(rentalRequestPolicy.withdrawChange),
};
