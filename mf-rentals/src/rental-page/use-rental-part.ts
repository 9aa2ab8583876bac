import { WireError } from '@laravel-wire/client';
import { rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';

const CONFLICT = 409;

/**
 * Changes a part of a rental, such as its bill; the rental's page follows, after a conflict too. `at` is behind the
 * path of the part, and may be empty.
 */
export function useRentalPart<R>(requestId: number, part: string) {
  const { http } = useWire();
  const { refresh } = useRecordCache(rentalRequestType);
  const path = `${rentalRequestType.endpoint}/${requestId}/${part}`;
  const settle = async (sent: Promise<R>) => {
    try {
      const answer = await sent;
      refresh();
      return answer;
    } catch (error) {
      if (error instanceof WireError && error.status === CONFLICT) refresh();
      throw error;
    }
  };
  return {
    find: () => http.get<R>(path),
    post: (at: string, input: object) => settle(http.post(path + at, input)),
    patch: (input: object) => settle(http.patch(path, input)),
    refresh,
  };
}
