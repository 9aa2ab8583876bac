import { type ListingState, listedMachineType } from '@yard/contracts/back-office';
import { useSettings } from '@yard/remote-kit';
import { AdminList } from '@yard/remote-kit/admin-list';
import { machineColumns } from './machine-columns';
import { MachinePanel } from './machine-panel';

const STATES: readonly { value: '' | ListingState; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'published', label: 'Listed' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'draft', label: 'Drafts' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'taken_off', label: 'Taken off' },
];

/** `/machines`: everybody's machines, drafts too; one opens beside the list. */
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
      narrowed={{ user_id: { of: 'user', label: 'Owner' } }}
      order={[listedMachineType.sorts ?? [], { key: 'created_at', direction: 'desc' }]}
      columns={machineColumns(currency)}
      none={{
        icon: 'machine',
        title: 'No machines yet',
        children: 'A machine appears here as soon as an owner adds one.',
      }}
      noMatch={{ icon: 'machine', title: 'No machine matches', all: 'Show all' }}
      Panel={MachinePanel}
    />
  );
}
