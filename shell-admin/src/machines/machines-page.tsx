import { type ListingState, listedMachineType } from '@yard/contracts/back-office';
import { useLiveRecords, useRecords } from '@yard/data';
import { NarrowedList, RecordTable, type UrlFilters, useSettings, useUrlFilters } from '@yard/remote-kit';
import { Button, EmptyState, FilterBar, PageHeader, Segmented } from '@yard/ui';
import { machineColumns } from './machine-columns';
import { MachinePanel } from './machine-panel';

const PER_PAGE = 50;
const STATES: readonly { value: '' | ListingState; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'published', label: 'Listed' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'draft', label: 'Drafts' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'taken_off', label: 'Taken off' },
];
const NARROWED = { user_id: { of: 'user', label: 'Owner' } } as const;

const stateIn = (filters: UrlFilters) =>
  STATES.find(({ value }) => value === filters.get('listing_state'))?.value ?? '';

/** `/machines`: everybody's machines, drafts too; one opens beside the list. */
export function MachinesPage() {
  const filters = useUrlFilters();
  const { currency } = useSettings();
  const sort = filters.sortOf(listedMachineType.sorts ?? [], { key: 'created_at', direction: 'desc' });
  const machines = useRecords(listedMachineType, {
    search: filters.get('search'),
    listing_state: stateIn(filters),
    user_id: filters.get('user_id'),
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: PER_PAGE,
  });
  useLiveRecords(listedMachineType);
  return (
    <>
      <PageHeader title="Machines" />
      <MachineFilters filters={filters} />
      <NarrowedList filters={filters} by={NARROWED} />
      <RecordTable
        filters={filters}
        label="Machines"
        noun="machine"
        answer={machines}
        columns={machineColumns(currency)}
        sort={sort}
        empty={<NoMachines filters={filters} />}
      />
      {filters.open !== null && (
        <MachinePanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

function MachineFilters({ filters }: { filters: UrlFilters }) {
  return (
    <FilterBar
      label="Search machines"
      placeholder="Name, make, number, owner"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      <Segmented
        label="State"
        value={stateIn(filters)}
        onChange={(chosen) => filters.set({ listing_state: chosen })}
        segments={STATES}
      />
    </FilterBar>
  );
}

function NoMachines({ filters }: { filters: UrlFilters }) {
  const isNarrowed = ['search', 'listing_state', 'user_id'].some((name) => filters.get(name) !== '');
  if (!isNarrowed)
    return (
      <EmptyState icon="machine" title="No machines yet">
        A machine appears here as soon as an owner adds one.
      </EmptyState>
    );
  const clear = () => filters.set({ search: null, listing_state: null, user_id: null });
  return (
    <EmptyState
      icon="machine"
      title="No machine matches"
      action={<Button onPress={clear}>Show all</Button>}
    />
  );
}
