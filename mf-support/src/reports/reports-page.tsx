import { type ContentReportRecord, contentReportType } from '@yard/contracts/report';
import { useRecord } from '@yard/data';
import { AdminList } from '@yard/remote-kit/admin-list';
import { type Column, DateText, StatusBadge } from '@yard/ui';
import { ReportPanel } from './report-panel';

const columns: readonly Column<ContentReportRecord>[] = [
  {
    key: 'content',
    label: 'Text',
    grows: true,
    render: ({ content }) => content.trim().split('\n', 1)[0] ?? '–',
    below: ({ user_name, reason }) => `${user_name ?? 'Somebody'} · ${reason}`,
  },
  { key: 'reason', label: 'Why', wide: true, render: ({ reason }) => reason },
  { key: 'user_name', label: 'By', wide: true, render: ({ user_name }) => user_name ?? '–' },
  { key: 'outcome', label: 'Status', render: (report) => <ReportStatus report={report} /> },
  {
    key: 'created_at',
    label: 'Reported',
    width: '120px',
    wide: true,
    render: ({ created_at }) => <DateText dayOnly value={created_at} />,
  },
];

const STATE = {
  name: 'state',
  label: 'Which texts',
  isNamed: true,
  segments: [
    { value: 'open', label: 'Open' },
    { value: 'closed', label: 'Decided' },
  ],
} as const;
const none = {
  icon: 'check-circle',
  title: 'Nothing waits here',
  children: 'What somebody reports, and what the rules mark, stands here until an admin decides.',
} as const;

/** `/content_reports`: texts that people reported, or that the rules marked; one opens beside the list. */
const ReportsPage = () => (
  <AdminList
    live
    type={contentReportType}
    title="Reported texts"
    lead="Messages and machines that people reported, or that lead payment off the site."
    noun="report"
    beside="report"
    choices={[STATE]}
    asks={({ sortOf }) => ({
      direction: sortOf(['created_at'], { key: 'created_at', direction: 'desc' }).direction,
    })}
    columns={columns}
    none={none}
    noMatch={{ ...none, title: 'Nothing here yet' }}
    Panel={OpenReport}
  />
);
export default ReportsPage;

function OpenReport({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useRecord(contentReportType, id);
  return data ? <ReportPanel report={data} onClose={onClose} /> : null;
}

export function ReportStatus({ report: { outcome } }: { report: ContentReportRecord }) {
  if (outcome === null) return <StatusBadge tone="warn">Open</StatusBadge>;
  return outcome === 'hidden' ? (
    <StatusBadge tone="bad">Hidden</StatusBadge>
  ) : (
    <StatusBadge tone="good">Kept</StatusBadge>
  );
}
