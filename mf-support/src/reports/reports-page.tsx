import { type ContentReportRecord, contentReportType } from '@yard/contracts/report';
import { useLiveRecords, useRecord, useRecords } from '@yard/data';
import { RecordTable, type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { Box, type Column, DateText, EmptyState, PageHeader, Segmented, StatusBadge } from '@yard/ui';
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

const SEGMENTS = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Decided' },
] as const;
type Shown = (typeof SEGMENTS)[number]['value'];

const shownIn = (filters: UrlFilters): Shown => (filters.get('state') === 'closed' ? 'closed' : 'open');

/** `/content_reports`: texts that people reported, or that the rules marked; one opens beside the list. */
export default function ReportsPage() {
  const filters = useUrlFilters('report');
  const state = shownIn(filters);
  const { direction } = filters.sortOf(['created_at'], { key: 'created_at', direction: 'desc' });
  const reports = useRecords(contentReportType, { state, direction, page: filters.page, per_page: 25 });
  useLiveRecords(contentReportType);
  const { data: open } = useRecord(contentReportType, filters.open);
  return (
    <>
      <PageHeader
        title="Reported texts"
        lead="Messages and machines that people reported, or that lead payment off the site."
      />
      <Box below={4}>
        <Segmented
          label="Which texts"
          value={state}
          onChange={(chosen) => filters.set({ state: chosen })}
          segments={SEGMENTS}
        />
      </Box>
      <RecordTable
        filters={filters}
        label="Reported texts"
        noun="report"
        answer={reports}
        columns={columns}
        empty={
          <EmptyState
            icon="check-circle"
            title={state === 'open' ? 'Nothing waits here' : 'Nothing here yet'}
          >
            What somebody reports, and what the rules mark, stands here until an admin decides.
          </EmptyState>
        }
      />
      {open && <ReportPanel key={open.id} report={open} onClose={() => filters.setOpen(null)} />}
    </>
  );
}

export function ReportStatus({ report: { outcome } }: { report: ContentReportRecord }) {
  if (outcome === null) return <StatusBadge tone="warn">Open</StatusBadge>;
  return outcome === 'hidden' ? (
    <StatusBadge tone="bad">Hidden</StatusBadge>
  ) : (
    <StatusBadge tone="good">Kept</StatusBadge>
  );
}
