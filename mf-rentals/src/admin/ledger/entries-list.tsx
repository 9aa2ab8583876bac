import { ENTRY_KINDS, ledgerEntryType } from '@yard/contracts';
import { LEDGER_KIND_NAMES } from '@yard/contracts/back-office';
import { useRecords } from '@yard/data';
import { AnswerFailed, ListDownload, type UrlFilters, useSettings } from '@yard/remote-kit';
import { EmptyState, Grid, pageOf, Pagination, SkeletonBlock, Stack } from '@yard/ui';
import { ChoiceFilter } from '../saved-filters';
import { RentalNumberFilter } from '../rental-number-filter';
import { EntryCard } from './entry-card';

const PER_PAGE = 20;
const kindOptions = ENTRY_KINDS.map((value) => ({ value, label: LEDGER_KIND_NAMES[value] }));

/** Every entry, the newest first, with filters that the address keeps. */
export function EntriesList({ filters }: { filters: UrlFilters }) {
  return (
    <Stack gap={4}>
      <Grid fit={240} gap={3}>
        <ChoiceFilter
          filters={filters}
          name="kind"
          label="What moved"
          placeholder="Anything"
          options={kindOptions}
        />
        <RentalNumberFilter filters={filters} />
      </Grid>
      <Entries filters={filters} />
    </Stack>
  );
}

function Entries({ filters }: { filters: UrlFilters }) {
  const { currency } = useSettings();
  const [kind, rental_request_id] = [filters.get('kind'), filters.get('rental_request_id')];
  const query = { kind, rental_request_id, page: filters.page, per_page: PER_PAGE };
  const { data, error, isFetching, refetch } = useRecords(ledgerEntryType, query);
  if (error && !data) {
    return <AnswerFailed title="The entries couldn’t be loaded" answer={{ error, isFetching, refetch }} />;
  }
  if (!data) return <SkeletonBlock height={600} />;
  if (data.data.length === 0) {
    return (
      <EmptyState icon="list" title={kind || rental_request_id ? 'No entries match' : 'No entries yet'}>
        The first one appears when a deposit is charged.
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap={3} bare>
        {data.data.map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} currency={currency} />
          </li>
        ))}
      </Stack>
      <Pagination {...pageOf(data)} noun="entries" onPage={(page) => filters.set({ page: String(page) })} />
      <ListDownload list={data} />
    </>
  );
}
