import { payoutType, rentalRequestType, statementType, type StatementView } from '@yard/contracts';
import { recordKeys, useLiveRecords, useRecordCache, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

/** One month with its lines; looked at again whenever a rental or a payout of the owner changes. */
export function useStatement(id: number | null) {
  const wire = useWire();
  const { refresh } = useRecordCache(statementType);
  useLiveRecords(payoutType, { saved: refresh });
  useLiveRecords(rentalRequestType, { saved: refresh });
  return useQuery({
    queryKey: [...recordKeys.all(statementType), 'view', id],
    queryFn: () => wire.http.get<StatementView>(`${statementType.endpoint}/${id}`),
    enabled: id !== null,
    placeholderData: undefined,
  });
}
