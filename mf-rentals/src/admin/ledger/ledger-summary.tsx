import { ledgerEntryType, type LedgerSummary, payoutType, rentalRequestType } from '@yard/contracts';
import { recordKeys, useLiveRecords, useRecordCache, useWire } from '@yard/data';
import { readerZone, todayIn } from '@yard/dates';
import { AnswerFailed, type UrlFilters } from '@yard/remote-kit';
import { SkeletonBlock, Stack } from '@yard/ui';
import { useQuery } from '@tanstack/react-query';
import { Balances } from './balances';
import { LedgerCheck } from './ledger-check';
import { MoneyByDay } from './money-by-day';
import { WaitingCorrections } from './waiting-corrections';
import { type Span, spanDaysOf, spanUntil } from './spans';

export function LedgerSummaryView({ filters }: { filters: UrlFilters }) {
  const zone = readerZone();
  const days = spanDaysOf(filters.get('days'));
  const { data, error, isFetching, refetch } = useLedgerSummary(spanUntil(todayIn(zone, new Date()), days));
  useLiveLedger();
  if (error && !data) {
    return <AnswerFailed title="The books couldn’t be loaded" answer={{ error, isFetching, refetch }} />;
  }
  return data ? <Summary summary={data} filters={filters} /> : <SummarySkeleton />;
}

function Summary({ summary, filters }: { summary: LedgerSummary; filters: UrlFilters }) {
  return (
    <Stack gap={6}>
      <LedgerCheck check={summary.check} />
      <WaitingCorrections />
      <Balances balances={summary.balances} currency={summary.currency} />
      <MoneyByDay summary={summary} filters={filters} />
    </Stack>
  );
}

function SummarySkeleton() {
  return (
    <Stack gap={6} role="status" aria-label="Loading">
      <SkeletonBlock height={56} />
      <SkeletonBlock height={140} />
      <SkeletonBlock height={568} />
    </Stack>
  );
}

/** Days, balances and the check; both days counted. */
function useLedgerSummary({ from, to }: Span) {
  const wire = useWire();
  return useQuery({
    queryKey: [...recordKeys.all(ledgerEntryType), 'summary', from, to],
    queryFn: () => wire.http.get<LedgerSummary>('api/ledger_entries/summary', { from, to }),
  });
}

/** Every entry is posted for a rental or a payout: their events say when to fetch the totals again. */
function useLiveLedger(): void {
  const { refresh } = useRecordCache(ledgerEntryType);
  useLiveRecords(rentalRequestType, { saved: refresh });
  useLiveRecords(payoutType, { saved: refresh });
}
