import { machineType, rentalRequestType } from '@yard/contracts';
import { fleetType } from '@yard/contracts/fleet';
import { useLiveRecords, useRecordCache } from '@yard/data';
import { useMemo } from 'react';

/** Fetches the fleet again whenever a rental or a machine of the owner's changes. */
export function useFreshFleet() {
  const cache = useRecordCache(fleetType);
  const also = useMemo(() => ({ saved: cache.refresh, deleted: cache.refresh }), [cache]);
  useLiveRecords(rentalRequestType, also);
  useLiveRecords(machineType, also);
}
