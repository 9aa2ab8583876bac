import { listedMachineType, machineList, type ListingState } from '@yard/contracts/back-office';
import { useSettings, PersonName } from '@yard/remote-kit';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { AwaitedRecord, LinkButton, Money, optionsOf, SidePanel } from '@yard/ui';
import { ListingStatus } from './listing-status';
import { machineType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { MachineFacts } from './machine-facts';
import { ModerateMachine } from './moderate-machine';

const machineColumns = (currency: string) =>
  columnsOf(machineList, {
    subject: {
      sortable: true,
      grows: true,
      below: ({ machine_type_name, user_name }) => `${machine_type_name} · ${user_name}`,
    },
    machine_type_name: { wide: 'more' },
    user_name: {
      wide: true,
      render: ({ user_id, user_name }) => <PersonName id={user_id} name={user_name} />,
    },
    place: { wide: 'more' },
    daily_rate: {
      width: '100px',
      sortable: true,
      wide: true,
      render: ({ daily_rate }) => <Money amount={daily_rate} currency={currency} />,
    },
    listing: { width: '200px', render: (machine) => <ListingStatus machine={machine} /> },
    created_at: { width: '130px', sortable: true, wide: true, date: 'day' },
  });

const STATES: readonly { value: '' | ListingState; label: string }[] = optionsOf({
  '': 'All',
  published: 'Listed',
  hidden: 'Hidden',
  draft: 'Drafts',
  withdrawn: 'Withdrawn',
  taken_off: 'Taken off',
});

export function MachinesPage() {
  const { currency } = useSettings();
  return (
    <AdminList
      type={listedMachineType}
      title="Machines"
      noun="machine"
      live
      perPage={50}
      search="Name, make, number, owner"
      choices={[{ name: 'listing_state', label: 'State', segments: STATES }]}
      narrowed={{
        user_id: { of: 'user', label: 'Owner' },
        machine_type_id: { of: 'machine_type', label: 'Type' },
      }}
      order={[listedMachineType.sorts ?? [], { key: 'created_at', direction: 'desc' }]}
      columns={machineColumns(currency)}
      none={{
        icon: 'machine',
        title: 'No machines yet',
        children: 'Machines show up here as soon as an owner adds one.',
      }}
      Panel={MachinePanel}
    />
  );
}

function MachinePanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(machineType, id);
  const machine = answer.data;
  return (
    <SidePanel
      title={machine?.subject ?? 'Machine'}
      label="Machine"
      onClose={onClose}
      footer={
        <LinkButton kind="quiet" iconEnd="arrow-right" to={`/machines/${id}`}>
          Open as a page
        </LinkButton>
      }
    >
      {machine ? (
        <>
          <MachineFacts machine={machine} />
          <ModerateMachine machine={machine} />
        </>
      ) : (
        <AwaitedRecord title="We couldn’t load the machine" answer={answer}>
          It may have been removed.
        </AwaitedRecord>
      )}
    </SidePanel>
  );
}
