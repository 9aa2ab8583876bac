import type { PeriodicJob } from '@yard/contracts';
import { type Column, DateText, StatusBadge } from '@yard/ui';

export const jobColumns: readonly Column<PeriodicJob>[] = [
  {
    key: 'name',
    label: 'Job',
    grows: true,
    render: ({ name, failure }) => (failure === null ? inWords(name) : `${inWords(name)}: ${failure}`),
    below: (job) => [everyText(job), tookText(job)].filter(Boolean).join(' · '),
  },
  { key: 'state', label: 'Last run', width: '120px', render: (job) => <JobStatus job={job} /> },
  { key: 'every_seconds', label: 'Every', width: '90px', align: 'end', wide: true, render: everyText },
  { key: 'took', label: 'Took', width: '90px', align: 'end', wide: true, render: tookText },
  {
    key: 'started_at',
    label: 'Started',
    width: '190px',
    wide: true,
    render: ({ started_at }) => started_at && <DateText value={started_at} />,
  },
];

function JobStatus({ job: { started_at, ended_at, failure } }: { job: PeriodicJob }) {
  if (started_at === null) return <StatusBadge tone="neutral">Not yet</StatusBadge>;
  if (ended_at === null) return <StatusBadge tone="info">Running</StatusBadge>;
  return failure === null ? (
    <StatusBadge tone="good">Done</StatusBadge>
  ) : (
    <StatusBadge tone="bad">Failed</StatusBadge>
  );
}

function inWords(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `5 s`, `15 min`, `1 h` */
function everyText({ every_seconds: seconds }: PeriodicJob): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`;
}

/** `0.4 s`; empty while it runs and before the first run. */
function tookText({ started_at, ended_at }: PeriodicJob): string {
  if (started_at === null || ended_at === null) return '';
  return `${((Date.parse(ended_at) - Date.parse(started_at)) / 1_000).toFixed(1)} s`;
}
