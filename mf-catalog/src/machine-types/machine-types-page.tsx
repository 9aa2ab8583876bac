import { machineTypeType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { RecordTable, type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { ForRight } from '@yard/session';
import { Button, EmptyState, FilterBar, PageHeader, useShortcut } from '@yard/ui';
import { MachineTypePanel } from './machine-type-panel';
import { machineTypeColumns } from './machine-type-columns';

/** The machine types, for admins: a dense table with the open type beside it. */
export default function MachineTypesPage() {
  const filters = useUrlFilters();
  const startNew = () => filters.set({ open: 'new' });
  useShortcut('n', 'New machine type', startNew);

  return (
    <>
      <PageHeader
        title="Machine types"
        actions={
          <ForRight right="catalogue">
            <Button kind="primary" icon="plus" onPress={startNew}>
              New type
            </Button>
          </ForRight>
        }
      />
      <FilterBar
        label="Search machine types"
        placeholder="Name"
        value={filters.get('search')}
        onSearch={(search) => filters.set({ search })}
      />
      <TypesTable filters={filters} />
    </>
  );
}

function TypesTable({ filters }: { filters: UrlFilters }) {
  const { types, sort } = useTypes(filters);
  const open = filters.get('open');

  return (
    <>
      <RecordTable
        filters={filters}
        label="Machine types"
        noun="machine type"
        answer={types}
        columns={machineTypeColumns}
        sort={sort}
        empty={
          <EmptyState
            icon="search"
            title="No machine type matches"
            action={<Button onPress={() => filters.set({ search: null })}>Show all</Button>}
          />
        }
      />
      {open !== '' && (
        <MachineTypePanel
          key={open}
          id={filters.open}
          known={types.data?.data.find(({ id }) => id === filters.open)}
          onClose={() => filters.setOpen(null)}
          onOpen={filters.setOpen}
        />
      )}
    </>
  );
}

function useTypes(filters: UrlFilters) {
  const sort = filters.sortOf(machineTypeType.sorts ?? [], { key: 'name', direction: 'asc' });
  const types = useRecords(machineTypeType, {
    search: filters.get('search'),
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: 50,
  });
  useLiveRecords(machineTypeType);
  return { types, sort };
}
