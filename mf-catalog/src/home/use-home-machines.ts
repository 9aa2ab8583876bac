import type { Paginated } from '@laravel-wire/core';
import { type AddressRecord, addressType, type MachineRecord, machineType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { useSession } from '@yard/session';
import type { UseQueryResult } from '@tanstack/react-query';
import { RADIUS_USUAL } from '../search/search-state';

export const SHOWN = 8;

const NEWEST = { sort: 'created_at', direction: 'desc', per_page: SHOWN } as const;

export interface HomeMachines {
  /** The reader's address they stand near; null: they are the newest of all places. */
  near: AddressRecord | null;
  machines: UseQueryResult<Paginated<MachineRecord>>;
}

/** The machines nearest to where a renter works, else those that were listed last; nearest to an owner are the own. */
export function useHomeMachines(): HomeMachines {
  const { user } = useSession();
  const rents = user !== null && !user.owner;
  const addresses = useRecords(addressType, { per_page: 20 }, { enabled: rents });
  const address = addresses.data?.data.find(({ geotag }) => geotag !== null) ?? null;
  const centre = address?.geotag && { lat: address.geotag.lat, lng: address.geotag.lng };
  const isKnown = !rents || !addresses.isPending;

  const nearest = useRecords(
    machineType,
    { ...centre, radius: RADIUS_USUAL, sort: 'distance', direction: 'asc', per_page: SHOWN },
    { enabled: address !== null },
  );
  const hasNone = address === null || nearest.isLoadingError || nearest.data?.total === 0;
  const newest = useRecords(machineType, NEWEST, { enabled: isKnown && hasNone });
  return hasNone ? { near: null, machines: newest } : { near: address, machines: nearest };
}
