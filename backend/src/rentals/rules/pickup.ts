import { addressText, type Pickup, RUNNING_RENTALS } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { flagFrom } from '@kit/server/store/reading';
import type { Address } from '../../catalog/addresses/address.entity';
import type { User } from '../../users/user.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import { inStatus } from '../records/state-in-sql';

/** The machine's place and its owner's phone, as read; and whether the rental is of one that is picked up, and goes on. */
export interface PickupRow {
  is_picked_up: number;
  owner_phone: string | null;
  place_line1: string | null;
  place_line2: string | null;
  place_city: string | null;
  place_state: string | null;
  place_postal_code: string | null;
}

/** Needs rows named `r` (request), `owner` (its owner) and `place` (the machine's address). */
export const PICKUP_COLUMNS = `(r.delivery_enabled = 0 AND ${inStatus(RUNNING_RENTALS)}) AS is_picked_up,
    owner.phone AS owner_phone, place.line1 AS place_line1, place.line2 AS place_line2,
    place.city AS place_city, place.state AS place_state, place.postal_code AS place_postal_code`;

const PICKUP = `SELECT ${PICKUP_COLUMNS}
  FROM rental_requests r
  JOIN users owner ON owner.id = r.owner_id
  JOIN machines machine ON machine.id = r.machine_id
  LEFT JOIN addresses place ON place.id = machine.address_id
  WHERE r.id = ?`;

/** An approved request's place of pick-up; null before, with delivery, and once it is over. */
export async function pickupFor(manager: EntityManager, requestId: number): Promise<Pickup | null> {
  const [row] = await manager.query<PickupRow[]>(PICKUP, [requestId]);
  return row ? pickupOf(row) : null;
}

export function pickupAfter(
  { delivery_enabled }: Pick<RentalRequest, 'delivery_enabled'>,
  owner: Pick<User, 'phone'>,
  place: Address | null,
): Pickup | null {
  return delivery_enabled ? null : { address: place && addressText(place), owner_phone: owner.phone };
}

export function pickupOf(row: PickupRow): Pickup | null {
  if (!flagFrom(row.is_picked_up)) return null;
  const { place_line1, place_city, place_state, place_postal_code } = row;
  const isKnown =
    place_line1 !== null && place_city !== null && place_state !== null && place_postal_code !== null;
  const address = isKnown
    ? addressText({
        line1: place_line1,
        line2: row.place_line2,
        city: place_city,
        state: place_state,
        postal_code: place_postal_code,
      })
    : null;
  return { address, owner_phone: row.owner_phone };
}
