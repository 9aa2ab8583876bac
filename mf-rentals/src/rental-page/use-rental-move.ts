import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { useSettled } from './use-rental-part';

/** Sends one change of a rental; after a conflict the page shows what the rental has become meanwhile. */
export function useRentalMove(id: number) {
  const wire = useWire();
  const { answered } = useRecordCache(rentalRequestType);
  const { settled } = useSettled();
  const settle = (sent: Promise<RentalRequestRecord>) => settled(answered(id, sent));
  const rentals = wire.resource(rentalRequestType);
  return {
    act: (action: string, payload: object) => settle(rentals.act(id, action, payload)),
    /** `PATCH api/rental_requests/{id}` */
    change: (input: object) => settle(rentals.update(id, input)),
  };
}
