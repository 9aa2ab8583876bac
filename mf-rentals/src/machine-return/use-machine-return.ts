import { WireError } from '@laravel-wire/client';
import { rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';

/** The return of a rental's machine: there is one, so that it has no id in its path. */
export function useMachineReturn(requestId: number) {
  const wire = useWire();
  const { refresh } = useRecordCache(rentalRequestType);
  const path = `${rentalRequestType.endpoint}/${requestId}/machine_return`;
  const settle = async (sent: Promise<unknown>) => {
    try {
      await sent;
      refresh();
    } catch (error) {
      if (error instanceof WireError && error.status === 409) refresh();
      throw error;
    }
  };
  return {
    record: (input: object) => settle(wire.http.post(path, input)),
    change: (input: object) => settle(wire.http.patch(path, input)),
    /** @param updated_at  of the return as the renter saw it: one that changed since is 409 */
    accept: (updated_at: string | undefined) => settle(wire.http.post(`${path}/accept`, { updated_at })),
    contest: (input: { reason: string; photo_ids: number[] }) =>
      settle(wire.http.post(`${path}/contest`, input)),
  };
}
