import { reportList, reportWords } from '@yard/contracts/back-office';
import { type ContentReportRecord, contentReportType } from '@yard/contracts/report';
import { useRecord } from '@yard/data';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { optionsOf, StatusBadge } from '@yard/ui';
import { ReportPanel } from './report-panel';

const columns = columnsOf(reportList, {
  content: {
    grows: true,
    render: ({ content }) => content.trim().split('\n', 1)[0] ?? '–',
    below: ({ user_name, reason }) => `${user_name ?? 'Someone'} · ${reason}`,
  },
  reason: { wide: true },
  user_name: { wide: true },
  status: { render: (report) => <ReportStatus report={report} /> },
  created_at: { width: '120px', wide: true, date: 'day' },
});

const STATE = {
  name: 'state',
  label: 'Which texts',
  isNamed: true,
  segments: optionsOf({ open: 'Open', closed: 'Decided' }),
} as const;
const none = {
  icon: 'check-circle',
  title: 'Nothing to decide',
  children: 'Reports from people and from our rules show up here until an admin decides.',
} as const;

const ReportsPage = () => (
  <AdminList
    live
    type={contentReportType}
    title="Reported content"
    lead="Messages and machines that people reported, or that ask for payment outside Yard."
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

const TONES = { Open: 'warn', Hidden: 'bad', Kept: 'good' } as const;

export function ReportStatus({ report }: { report: ContentReportRecord }) {
  const words = reportWords(report);
  return <StatusBadge tone={TONES[words]}>{words}</StatusBadge>;
}
