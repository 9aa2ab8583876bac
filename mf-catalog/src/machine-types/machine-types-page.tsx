import { machineTypeType } from '@yard/contracts';
import { useUrlFilters } from '@yard/remote-kit';
import { AdminList } from '@yard/remote-kit/admin-list';
import { ForRight } from '@yard/session';
import { Button, useShortcut } from '@yard/ui';
import { MachineTypePanel } from './machine-type-panel';
import { machineTypeColumns } from './machine-type-columns';

export default function MachineTypesPage() {
  const { get, set } = useUrlFilters();
  const startNew = () => set({ open: 'new' });
  useShortcut('n', 'New machine type', startNew);
  return (
    <AdminList
      live
      type={machineTypeType}
      title="Machine types"
      actions={
        <ForRight right="catalogue">
          <Button kind="primary" icon="plus" onPress={startNew}>
            New type
          </Button>
        </ForRight>
      }
      noun="machine type"
      perPage={50}
      search="Name"
      order={[machineTypeType.sorts ?? [], { key: 'name', direction: 'asc' }]}
      columns={machineTypeColumns}
      noMatch={{ icon: 'search', title: 'No machine type matches', all: 'Show all' }}
      also={(filters, types) =>
        get('open') !== '' && (
          <MachineTypePanel
            key={get('open')}
            id={filters.open}
            known={types?.find(({ id }) => id === filters.open)}
            onClose={() => filters.setOpen(null)}
            onOpen={filters.setOpen}
          />
        )
      }
    />
  );
}
