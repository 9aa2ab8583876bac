import type { HandoverRecord } from '@yard/contracts';
import { useRentalPart } from '../rental-page/use-rental-part';

export function useHandover(requestId: number) {
  const { find, post, patch } = useRentalPart<HandoverRecord>(requestId, 'handover');
  return {
    find,
    record: (input: object) => post('', input),
    change: patch,
    /** `updated_at`: of the hand-over as it was seen; one that was changed since is 409. */
    sign: (input: { name: string; updated_at: string }) => post('/sign', input),
  };
}
