import { ERROR_RETENTION_DAYS, errorReportType, type ErrorReportRecord } from '@yard/contracts/watching';
import { useActionOn } from '@yard/data';
import type { Several } from '@yard/remote-kit';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { useMay } from '@yard/session';
import { ErrorPanel } from './error-panel';
import { errorList } from '@yard/contracts/back-office';
import { ErrorStatus } from './error-status';
import { optionsOf } from '@yard/ui';

const errorColumns = columnsOf(errorList, {
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

const STATE = {
  name: 'state',
  label: 'State',
  all: 'all',
  segments: [
    { value: 'open', label: 'Open', asks: { resolved: false } },
    { value: 'resolved', label: 'Resolved', asks: { resolved: true } },
    { value: 'all', label: 'All', asks: {} },
  ],
} as const;
const SITE = {
  name: 'site',
  label: 'Site',
  segments: optionsOf({ '': 'All', public: 'Public', admin: 'Admin', server: 'Server' }),
} as const;

export const ErrorsPage = () => (
  <AdminList
    type={errorReportType}
    title="Errors"
    lead={`What went wrong on both sites and in the server. Kept for ${ERROR_RETENTION_DAYS} days after the last occurrence.`}
    noun="error"
    beside="error"
    search="Message or page"
    choices={[STATE, SITE]}
    narrowed={{ user_id: { of: 'user', label: 'Happened to' } }}
    order={[['last_seen_at', 'first_seen_at', 'count'], { key: 'last_seen_at', direction: 'desc' }]}
    columns={errorColumns}
    several={useSeveralErrors()}
    none={{
      icon: 'check-circle',
      title: 'No open errors',
      children:
        'Errors in browsers and on the server show up here, with where, when and to whom they happened.',
    }}
    Panel={ErrorPanel}
  />
);

function useSeveralErrors(): Several<ErrorReportRecord> | undefined {
  const act = useActionOn<ErrorReportRecord>(errorReportType);
  const mayResolve = useMay('site');
  if (!mayResolve) return undefined;
  return {
    nameOf: ({ name, message }) => `${name} ${message}`,
    actions: [
      {
        label: 'Mark as resolved',
        icon: 'check',
        done: 'Resolved',
        leftOut: ({ resolved_at }) => (resolved_at === null ? null : 'Is resolved'),
        act: ({ id }) => act(id, 'resolve'),
      },
    ],
  };
}
