import { machineList } from '@yard/contracts/back-office';
import { PersonName } from '@yard/remote-kit';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { Money } from '@yard/ui';
import { ListingStatus } from './listing-status';

/** The dense list of machines. @param currency  of the installation */
export const machineColumns = (currency: string) =>
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
