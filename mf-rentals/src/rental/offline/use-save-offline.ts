import type { CurrentUser, RentalRequestRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { SEEN_RENTALS } from '@yard/session';
import { useEffect } from 'react';
import { readerOf } from '../../words/reader';
import { type OfflineRental, offlineRental } from './offline-rental';

/** The rentals that were looked at last. */
const SAVED_MAX = 10;

/** Saves the rental that is shown on this device, for when the server cannot be reached. */
export function useSaveOffline(request: RentalRequestRecord | undefined, user: CurrentUser | null): void {
  const { distance_unit: unit } = useSettings();
  useEffect(() => {
    // Whose site an admin sees is not who uses this browser.
    if (!request || !user || user.impersonation) return;
    const rental = offlineRental(request, readerOf(request, user), { unit, now: new Date() });
    save(request.id, rental).catch((error: unknown) =>
      console.warn('No rental for when the server is away.', error),
    );
  }, [request, user, unit]);
}

async function save(id: number, rental: OfflineRental): Promise<void> {
  // Browsers have none where the connection is not safe.
  if (!globalThis.caches) return;
  const cache = await caches.open(SEEN_RENTALS);
  const path = `/rentals/${id}`;
  // Entries are in the order in which they were put.
  await cache.delete(path);
  await cache.put(path, Response.json(rental));
  const saved = await cache.keys();
  await Promise.all(saved.slice(0, -SAVED_MAX).map((oldest) => cache.delete(oldest)));
}
