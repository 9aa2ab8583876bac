import type { ErrorReportRecord } from '@yard/contracts/watching';
import { type Column, DateText } from '@yard/ui';
import { placeOf } from './error-words';
import { ErrorStatus } from './error-status';

export const errorColumns: readonly Column<ErrorReportRecord>[] = [
  {
    key: 'message',
    label: 'Error',
    grows: true,
    render: ({ name, message }) => (
      <>
        <strong>{name}</strong> {message}
      </>
    ),
  },
  {
    key: 'page',
    label: 'Where',
    wide: true,
    render: placeOf,
  },
  {
    key: 'user_name',
    label: 'Who',
    wide: 'more',
    width: '140px',
    render: ({ user_name }) => user_name ?? '–',
  },
  { key: 'count', label: 'Times', align: 'end', width: '80px', sortable: true, render: ({ count }) => count },
  {
    key: 'first_seen_at',
    label: 'First',
    wide: 'most',
    width: '170px',
    sortable: true,
    render: ({ first_seen_at }) => <DateText value={first_seen_at} />,
  },
  {
    key: 'last_seen_at',
    label: 'Last',
    wide: true,
    width: '170px',
    sortable: true,
    render: ({ last_seen_at }) => <DateText value={last_seen_at} />,
  },
  { key: 'resolved_at', label: 'State', width: '110px', render: (report) => <ErrorStatus report={report} /> },
];
