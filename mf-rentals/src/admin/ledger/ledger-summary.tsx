import type { LedgerSummary } from '@yard/contracts';
import { LEDGER_ACCOUNTS, ledgerEntryType, payoutType, rentalRequestType } from '@yard/contracts';
import { LEDGER_ACCOUNT_NAMES } from '@yard/contracts/back-office';
import { recordKeys, useLiveRecords, useRecordCache, useWire } from '@yard/data';
import { readerZone, todayIn } from '@yard/dates';
import { AwaitedAnswer, type UrlFilters } from '@yard/remote-kit';
import { Grid, Hint, Money, SkeletonBlock, Stack, Text } from '@yard/ui';
import { useQuery } from '@tanstack/react-query';
import { LedgerCheck } from './ledger-check';
import { MoneyByDay } from './money-by-day';
import { WaitingCorrections } from './waiting-corrections';
import { spanDaysOf, spanUntil } from './spans';

const HEIGHT = 200;

export function LedgerSummaryView({ filters }: { filters: UrlFilters }) {
  const answer = useLedgerSummary(filters);
  const { data } = answer;
  useLiveLedger();
  if (!data) return <AwaitedAnswer title="We couldn’t load the books" answer={answer} height={HEIGHT} />;
  return (
    <Stack gap={4}>
      {!isUnused(data) && <LedgerCheck check={data.check} />}
      <WaitingCorrections />
      <Balances balances={data.balances} currency={data.currency} />
    </Stack>
  );
}

function Balances({ balances, currency }: Pick<LedgerSummary, 'balances' | 'currency'>) {
  return (
    <Grid as="dl" cells={150} gap={3} aria-label="Balances">
      {LEDGER_ACCOUNTS.map((account) => (
        <Stack key={account} gap={1} pad={4} framed>
          <Hint as="dt" weight={600}>
            {LEDGER_ACCOUNT_NAMES[account]}
          </Hint>
          <Text as="dd" size={22} weight={650}>
            <Money amount={balances[account]} currency={currency} exact />
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** The same answer's days; the summary above says what went wrong. */
export function LedgerMoneyByDay({ filters }: { filters: UrlFilters }) {
  const { data } = useLedgerSummary(filters);
  return data ? <MoneyByDay summary={data} filters={filters} /> : <SkeletonBlock height={568} />;
}

const isUnused = ({ check, balances }: LedgerSummary) =>
  check.ok && Object.values(balances).every((balance) => balance === 0);

function useLedgerSummary(filters: UrlFilters) {
  const wire = useWire();
  const { from, to } = spanUntil(todayIn(readerZone(), new Date()), spanDaysOf(filters.get('days')));
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
