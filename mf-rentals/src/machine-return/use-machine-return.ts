import { useRentalPart } from '../rental-page/use-rental-part';

/** The return of a rental's machine: there is one, so that it has no id in its path. */
export function useMachineReturn(requestId: number) {
  const { post, patch } = useRentalPart(requestId, 'machine_return');
  return {
    record: (input: object) => post('', input),
    change: patch,
    /** @param updated_at  of the return as the renter saw it: one that changed since is 409 */
    accept: (updated_at: string | undefined) => post('/accept', { updated_at }),
    contest: (input: { reason: string; photo_ids: number[] }) => post('/contest', input),
  };
}
