import { WireError } from '@laravel-wire/client';
import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';

const CONFLICT = 409;

const actKey = (id: number) => [rentalRequestType.endpoint, id, 'act'];

/** True from a press of the reader's own on this rental until the page reads what became of it. */
export const useIsActing = (id: number): boolean => useIsMutating({ mutationKey: actKey(id) }) > 0;

/** After a conflict the page shows what the rental has become meanwhile. */
function useSettled(id: number) {
  const client = useQueryClient();
  const { refresh } = useRecordCache(rentalRequestType);
  const settled = async <R>(sent: Promise<R>, done = (_: R) => {}): Promise<R> => {
    const mutationFn = async () => {
      const answer = await sent.catch((error: unknown) => {
        if (error instanceof WireError && error.status === CONFLICT) refresh();
        throw error;
      });
      done(answer);
      return answer;
    };
    const options = { mutationKey: actKey(id), mutationFn, networkMode: 'always' } as const;
    return client.getMutationCache().build(client, options).execute(undefined);
  };
  return { refresh, settled };
}

export function useRentalMove(id: number) {
  const rentals = useWire().resource(rentalRequestType);
  const { answered } = useRecordCache(rentalRequestType);
  const { settled } = useSettled(id);
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
  const { refresh, settled } = useSettled(requestId);
  const path = `${rentalRequestType.endpoint}/${requestId}/${part}`;
  const settle = (sent: Promise<R>) => settled(sent, refresh);
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
