import type { BreakdownRecord } from '@yard/contracts';
import { useRentalPart } from '../use-rental-part';

export function useBreakdowns(id: number) {
  const { post } = useRentalPart<BreakdownRecord>(id, 'breakdowns');
  return {
    report: (input: object) => post('', input),
    resolve: (breakdownId: number, input: object) => post(`/${breakdownId}/resolve`, input),
  };
}
