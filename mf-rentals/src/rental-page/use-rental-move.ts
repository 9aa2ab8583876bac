import { WireError } from '@laravel-wire/client';
import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { useCallback } from 'react';

const CONFLICT = 409;

/** Sends one change of a rental; after a conflict the page shows what the rental has become meanwhile. */
export function useRentalMove(id: number) {
  const wire = useWire();
  const { answered, refresh } = useRecordCache(rentalRequestType);

  const settle = useCallback(
    async (sent: Promise<RentalRequestRecord>) => {
      try {
        return await answered(id, sent);
      } catch (error) {
        if (error instanceof WireError && error.status === CONFLICT) refresh();
        throw error;
      }
    },
    [answered, id, refresh],
  );
  const rentals = wire.resource(rentalRequestType);
  return {
    act: (action: string, payload: object) => settle(rentals.act(id, action, payload)),
    /** `PATCH api/rental_requests/{id}` */
    change: (input: object) => settle(rentals.update(id, input)),
  };
}
