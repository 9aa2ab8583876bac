import { ledgerEntryType, type LedgerSummary, payoutType, rentalRequestType } from '@yard/contracts';
import { recordKeys, useLiveRecords, useRecordCache, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import type { Span } from './spans';

/** Days, balances and the check; both days counted. */
export function useLedgerSummary({ from, to }: Span) {
  const wire = useWire();
  return useQuery({
    queryKey: [...recordKeys.all(ledgerEntryType), 'summary', from, to],
    queryFn: () => wire.http.get<LedgerSummary>('api/ledger_entries/summary', { from, to }),
  });
}

/** Every entry is posted for a rental or a payout: their news say when to look at the books again. */
export function useLiveLedger(): void {
  const { refresh } = useRecordCache(ledgerEntryType);
  useLiveRecords(rentalRequestType, { saved: refresh });
  useLiveRecords(payoutType, { saved: refresh });
}
