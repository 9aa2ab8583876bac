import type { PartOf } from '@laravel-wire/nest';
import type { Actor } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { partScopeOf } from '@kit/server/store/scope-of';
import { Breakdown } from './breakdown.entity';
import type { RentalRequest } from './rental-request.entity';
import { RentalRequestScope } from './rental-requests.scope';

/** A breakdown together with the request it is of, both named by the path. */
export type BreakdownOfRental = PartOf<RentalRequest, Breakdown>;

export const BreakdownScope = partScopeOf(RentalRequestScope, {
  entity: Breakdown,
  key: 'rental_request_id',
  param: 'id',
  parentName: 'RentalRequest',
});

const ofRequest =
  (policy: (typeof rentalRequestPolicy)['view']) =>
  (actor: Actor | null, { parent }: BreakdownOfRental) =>
    policy(actor, parent);

export const breakdownPolicy = {
  view: ofRequest(rentalRequestPolicy.view),
  resolve: ofRequest(rentalRequestPolicy.resolveBreakdown),
};
