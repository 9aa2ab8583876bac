import { errorList } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { ErrorStatus } from './error-status';

export const errorColumns = columnsOf(errorList, {
  error: {
    grows: true,
    render: ({ name, message }) => (
      <>
        <strong>{name}</strong> {message}
      </>
    ),
  },
  where: { wide: true },
  user_name: { wide: 'more', width: '140px' },
  count: { align: 'end', width: '80px', sortable: true },
  first_seen_at: { wide: 'most', width: '170px', sortable: true, date: 'moment' },
  last_seen_at: { wide: true, width: '170px', sortable: true, date: 'moment' },
  state: { width: '110px', render: (report) => <ErrorStatus report={report} /> },
});
