import {
  type AcceptChangeInput,
  type RentalChangeInput,
  type RentalChangeQuote,
  type RentalChangeRecord,
  rentalRequestType,
} from '@yard/contracts';
import { useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { useRentalPart } from '../use-rental-part';

export function useRentalChanges(id: number) {
  const { post, refresh } = useRentalPart<RentalChangeRecord>(id, 'changes');
  return {
    refresh: () => Promise.resolve(refresh()),
    offer: (input: RentalChangeInput) => post('', input),
    answer: (changeId: number, action: ChangeAnswer, seen: AcceptChangeInput) =>
      post(`/${changeId}/${action}`, seen),
  };
}

export type ChangeAnswer = 'accept' | 'decline' | 'withdraw';

/** The price of a change; null fetches nothing. */
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
