import { useQuery } from '@tanstack/react-query';
import type { PeriodicJob, PeriodicJobs } from '@yard/contracts';
import { failureWords, useWire } from '@yard/data';
import { type Column, DateText, EmptyState, LoadFailed, PageHeader, StatusBadge, Table } from '@yard/ui';

/** Jobs run without a broadcast. */
const FETCH_AGAIN_MS = 10_000;

export function JobsPage() {
  const { http } = useWire();
  const answer = useQuery({
    queryKey: ['periodic_jobs'],
    queryFn: ({ signal }) => http.get<PeriodicJobs>('api/periodic_jobs', {}, { signal }),
    refetchInterval: FETCH_AGAIN_MS,
  });
  const { data, error } = answer;
  return (
    <>
      <PageHeader
        title="Background jobs"
        lead="What the server does every so often, beside the four batches. One that fails is tried again at its next turn."
      />
      {!data && error ? (
        <LoadFailed title="The jobs could not be loaded" answer={answer}>
          {failureWords(error)}
        </LoadFailed>
      ) : (
        <Table
          label="Background jobs"
          columns={jobColumns}
          rows={data && failedFirst(data.jobs)}
          rowKey={({ name }) => name}
          empty={<NoJobs />}
        />
      )}
      {data && <p>Answered by {data.process}. Each server counts its own runs since its start.</p>}
    </>
  );
}

function failedFirst(jobs: readonly PeriodicJob[]): PeriodicJob[] {
  return [...jobs].sort((one, other) => Number(other.failure !== null) - Number(one.failure !== null));
}

function NoJobs() {
  return (
    <EmptyState icon="clock" title="This server runs no jobs">
      It answers requests alone (ROLE=api). How the jobs of the workers went stands in their logs.
    </EmptyState>
  );
}

const jobColumns: readonly Column<PeriodicJob>[] = [
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
