import {
  type AcceptChangeInput,
  type RentalChangeInput,
  type RentalChangeQuote,
  type RentalChangeRecord,
} from '@yard/contracts';
import { useRentalPart, useRentalQuote } from '../use-rental-part';

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

export const useChangeQuote = (id: number, input: RentalChangeInput | null) =>
  useRentalQuote<RentalChangeQuote>(id, 'changes/quote', input);
