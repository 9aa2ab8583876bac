import type { ListedMachineRecord } from '@yard/contracts';
import { PersonName } from '@yard/remote-kit';
import { type Column, DateText, Money } from '@yard/ui';
import { ListingStatus } from './listing-status';

/** The dense list of machines. @param currency  of the installation */
export const machineColumns = (currency: string): readonly Column<ListedMachineRecord>[] => [
  {
    key: 'subject',
    label: 'Machine',
    sortable: true,
    grows: true,
    render: ({ subject }) => subject,
    below: ({ machine_type_name, user_name }) => `${machine_type_name} · ${user_name}`,
  },
  { key: 'machine_type_name', label: 'Type', wide: 'more', render: (machine) => machine.machine_type_name },
  {
    key: 'user_name',
    label: 'Owner',
    wide: true,
    render: ({ user_id, user_name }) => <PersonName id={user_id} name={user_name} />,
  },
  {
    key: 'place',
    label: 'Stands in',
    wide: 'more',
    render: ({ city, state }) => [city, state].filter(Boolean).join(', ') || '–',
  },
  {
    key: 'daily_rate',
    label: 'Day',
    width: '100px',
    sortable: true,
    wide: true,
    render: ({ daily_rate }) => <Money amount={daily_rate} currency={currency} />,
  },
  { key: 'status', label: 'State', width: '200px', render: (machine) => <ListingStatus machine={machine} /> },
  {
    key: 'created_at',
    label: 'Added',
    width: '130px',
    sortable: true,
    wide: true,
    render: ({ created_at }) => <DateText dayOnly value={created_at} />,
  },
];
