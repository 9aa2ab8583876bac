import { type MachineTypeRecord, machineTypeType } from '@yard/contracts';
import { machineTypeList } from '@yard/contracts/back-office';
import { failureWords, useRecord } from '@yard/data';
import { useUrlFilters } from '@yard/remote-kit';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { ForRight } from '@yard/session';
import { Box, Button, ErrorState, Row, SidePanel, SkeletonText, useShortcut } from '@yard/ui';
import { Link } from 'react-router';
import { DeleteMachineType } from './delete-machine-type';
import { MachineTypeForm } from './machine-type-form';

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
      asks={() => ({ counts: 1 })}
      order={[machineTypeType.sorts ?? [], { key: 'name', direction: 'asc' }]}
      columns={machineTypeColumns}
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

const machineTypeColumns = columnsOf(machineTypeList, {
  name: {
    sortable: true,
    render: ({ name, illustration_url }) => (
      <Row as="span" gap={3} align="center">
        <img src={illustration_url} alt="" width={40} height={30} loading="lazy" />
        {name}
      </Row>
    ),
  },
  machines_count: {
    ...{ align: 'end', width: '110px' },
    render: ({ id, machines_count = 0 }) =>
      machines_count > 0 ? <Link to={`/machines?machine_type_id=${id}`}>{machines_count}</Link> : '–',
  },
  created_at: { width: '140px', sortable: true, wide: true, date: 'day' },
});

type MachineTypePanelProps = {
  id: number | null;
  /** The record as the list has it, so that it shows at once. */
  known: MachineTypeRecord | undefined;
  onClose: () => void;
  onOpen: (id: number) => void;
};

function MachineTypePanel({ id, known, onClose, onOpen }: MachineTypePanelProps) {
  const found = useRecord(machineTypeType, known ? null : id);
  const type = known ?? found.data;
  const title = id === null ? 'New machine type' : (type?.name ?? 'Machine type');

  return (
    <SidePanel title={title} label="Machine type" onClose={onClose}>
      {id === null ? (
        <MachineTypeForm onDone={(made) => onOpen(made.id)} />
      ) : type ? (
        <>
          <Box as="img" src={type.illustration_url} alt="" width={240} height={180} below={5} />
          <MachineTypeForm type={type} />
          <ForRight right="catalogue">
            <DeleteMachineType type={type} onDone={onClose} />
          </ForRight>
        </>
      ) : found.isError ? (
        <ErrorState title="We couldn’t load this machine type">{failureWords(found.error)}</ErrorState>
      ) : (
        <SkeletonText lines={4} />
      )}
    </SidePanel>
  );
}
