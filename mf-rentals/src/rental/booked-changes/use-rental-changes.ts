import { WireError } from '@laravel-wire/client';
import {
  type AcceptChangeInput,
  type RentalChangeInput,
  type RentalChangeQuote,
  type RentalChangeRecord,
  rentalRequestType,
} from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

const CONFLICT = 409;

/** Offers and answers changes of a rental; its page shows what became of it. */
export function useRentalChanges(id: number) {
  const { http } = useWire();
  const { refresh } = useRecordCache(rentalRequestType);
  const path = `${rentalRequestType.endpoint}/${id}/changes`;
  const send = async (address: string, input: object) => {
    try {
      const change = await http.post<RentalChangeRecord>(address, input);
      refresh();
      return change;
    } catch (error) {
      if (error instanceof WireError && error.status === CONFLICT) refresh();
      throw error;
    }
  };
  return {
    refresh: () => Promise.resolve(refresh()),
    offer: (input: RentalChangeInput) => send(path, input),
    answer: (changeId: number, action: ChangeAnswer, seen: AcceptChangeInput) =>
      send(`${path}/${changeId}/${action}`, seen),
  };
}

export type ChangeAnswer = 'accept' | 'decline' | 'withdraw';

/** What a change would cost; null asks for nothing. */
export function useChangeQuote(id: number, input: RentalChangeInput | null) {
  const { http } = useWire();
  const path = `${rentalRequestType.endpoint}/${id}/changes/quote`;
  return useQuery({
    queryKey: [rentalRequestType.endpoint, id, 'change-quote', input],
    queryFn: () => http.post<RentalChangeQuote>(path, input),
    enabled: input !== null,
    retry: false,
  });
}
