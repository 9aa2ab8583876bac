import { addressText } from '@yard/contracts';
import { publicPlace } from '@yard/contracts/placeholders';
import type { EntityManager } from 'typeorm';
import { Address } from '../../../catalog/addresses/address.entity';
import type { Machine } from '../../../catalog/machines/machine.entity';

export interface AgreementPlaces {
  owner_place: string;
  machine_place: string;
  renter_address: string;
}

type Placed = Pick<Machine, 'user_id' | 'address_id' | 'city' | 'state'>;

/** Before the approval: of owner and machine city and state alone. @param site  for a renter who chose no address */
export async function placesBefore(
  manager: EntityManager,
  machine: Placed,
  { renterId, site }: { renterId: number; site: string },
): Promise<AgreementPlaces> {
  const own = await ownAddress(manager, machine.user_id);
  const renters = await ownAddress(manager, renterId);
  return {
    owner_place: publicPlace(own ?? machine),
    machine_place: publicPlace(machine),
    renter_address: renters ? addressText(renters) : site,
  };
}

/** Places with their streets, shown after the approval. @param stands  where the machine does */
export async function placesAfter(
  manager: EntityManager,
  machine: Placed,
  stands: Address,
): Promise<Pick<AgreementPlaces, 'owner_place' | 'machine_place'>> {
  const own = await ownAddress(manager, machine.user_id);
  return { owner_place: addressText(own ?? stands), machine_place: addressText(stands) };
}

/** The one that a person chose as theirs. */
function ownAddress(manager: EntityManager, user_id: number): Promise<Address | null> {
  return manager.findOneBy(Address, { user_id, own: true });
}
