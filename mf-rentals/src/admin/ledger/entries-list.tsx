import { ENTRY_KINDS, type LedgerEntryRecord, ledgerEntryType } from '@yard/contracts';
import { LEDGER_KIND_NAMES } from '@yard/contracts/back-office';
import { useRecords } from '@yard/data';
import { RecordTable, type UrlFilters, useSettings } from '@yard/remote-kit';
import { type Column, DateText, EmptyState, Grid, Money, StatusBadge } from '@yard/ui';
import { Link } from 'react-router';
import { ChoiceFilter } from '../saved-filters';
import { RentalNumberFilter } from '../rental-number-filter';
import { EntryLines } from './entry-lines';
import { accountsOf, sidesOf } from './entry-words';

const PER_PAGE = 25;
const kindOptions = ENTRY_KINDS.map((value) => ({ value, label: LEDGER_KIND_NAMES[value] }));

export function EntriesList({ filters }: { filters: UrlFilters }) {
  const { currency } = useSettings();
  const [kind, rental_request_id] = [filters.get('kind'), filters.get('rental_request_id')];
  const query = { kind, rental_request_id, page: filters.page, per_page: PER_PAGE };
  return (
    <>
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
      <RecordTable
        label="Entries"
        noun="entry"
        filters={filters}
        answer={useRecords(ledgerEntryType, query)}
        columns={columnsIn(currency)}
        detail={(entry) => <EntryLines entry={entry} currency={currency} />}
        empty={
          <EmptyState icon="list" title={kind || rental_request_id ? 'No entries match' : 'No entries yet'}>
            The first one appears when a deposit is charged.
          </EmptyState>
        }
      />
    </>
  );
}

const columnsIn = (currency: string): Column<LedgerEntryRecord>[] => [
  {
    key: 'posted_at',
    label: 'Posted',
    wide: true,
    width: '190px',
    render: ({ posted_at }) => <DateText value={posted_at} />,
  },
  {
    key: 'kind',
    label: 'What moved',
    render: ({ kind }) => LEDGER_KIND_NAMES[kind],
    below: ({ posted_at }) => <DateText value={posted_at} />,
  },
  { key: 'accounts', label: 'Debit → credit', grows: true, wide: 'more', render: accountsOf },
  {
    key: 'rental_request_id',
    label: 'Rental',
    width: '90px',
    render: ({ rental_request_id: id }) =>
      id === null ? '–' : <Link to={`/rental_requests/${id}`}>No. {id}</Link>,
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    width: '120px',
    render: (entry) => <Amount {...sidesOf(entry, currency)} currency={currency} />,
  },
];

function Amount({ debit, difference, currency }: ReturnType<typeof sidesOf> & { currency: string }) {
  return (
    <>
      {difference !== 0 && (
        <StatusBadge tone="bad">
          Off by <Money amount={difference} currency={currency} exact />
        </StatusBadge>
      )}{' '}
      <Money amount={debit} currency={currency} exact />
    </>
  );
}
