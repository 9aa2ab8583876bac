import { WireError } from '@laravel-wire/client';
import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

const CONFLICT = 409;

/** After a conflict the page shows what the rental has become meanwhile. */
function useSettled() {
  const { refresh } = useRecordCache(rentalRequestType);
  const settled = <R>(sent: Promise<R>) =>
    sent.catch((error: unknown) => {
      if (error instanceof WireError && error.status === CONFLICT) refresh();
      throw error;
    });
  return { refresh, settled };
}

export function useRentalMove(id: number) {
  const rentals = useWire().resource(rentalRequestType);
  const { answered } = useRecordCache(rentalRequestType);
  const { settled } = useSettled();
  const settle = (sent: Promise<RentalRequestRecord>) => settled(answered(id, sent));
  return {
    act: (action: string, payload: object) => settle(rentals.act(id, action, payload)),
    /** `PATCH api/rental_requests/{id}` */
    change: (input: object) => settle(rentals.update(id, input)),
  };
}

/**
 * Changes a part of a rental, such as its bill; the rental's page follows, after a conflict too. `at` is behind the
 * path of the part, and may be empty.
 */
export function useRentalPart<R>(requestId: number, part: string) {
  const { http } = useWire();
  const { refresh, settled } = useSettled();
  const path = `${rentalRequestType.endpoint}/${requestId}/${part}`;
  const settle = async (sent: Promise<R>) => {
    const answer = await settled(sent);
    refresh();
    return answer;
  };
  return {
    find: () => http.get<R>(path),
    post: (at: string, input: object) => settle(http.post(path + at, input)),
    patch: (input: object) => settle(http.patch(path, input)),
    refresh,
  };
}

/** The price of a change of the rental or of a part of it; null fetches nothing. */
export function useRentalQuote<R>(
  id: number,
  at: 'quote' | 'changes/quote',
  input: object | null,
  version: readonly string[] = [],
) {
  const { http } = useWire();
  return useQuery({
    queryKey: [rentalRequestType.endpoint, id, at, input, ...version],
    queryFn: () => http.post<R>(`${rentalRequestType.endpoint}/${id}/${at}`, input),
    enabled: input !== null,
    retry: false,
  });
}
