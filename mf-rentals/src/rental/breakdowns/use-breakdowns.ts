import { type BreakdownRecord, rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';

/** Reports a breakdown of a rental and resolves it; the rental's page follows. */
export function useBreakdowns(id: number) {
  const { http } = useWire();
  const { refresh } = useRecordCache(rentalRequestType);
  const path = `${rentalRequestType.endpoint}/${id}/breakdowns`;
  const send = async (address: string, input: object) => {
    const breakdown = await http.post<BreakdownRecord>(address, input);
    refresh();
    return breakdown;
  };
  return {
    report: (input: object) => send(path, input),
    resolve: (breakdownId: number, input: object) => send(`${path}/${breakdownId}/resolve`, input),
  };
}
