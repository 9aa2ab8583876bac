import { useQuery } from '@tanstack/react-query';
import type { PeriodicJob, PeriodicJobs } from '@yard/contracts';
import { inWords } from '@yard/contracts/back-office';
import { useWire } from '@yard/data';
import { AnswerFailed } from '@yard/remote-kit';
import { type Column, DateText, EmptyState, Hint, PageHeader, StatusBadge, Table, Text } from '@yard/ui';
import { Link } from 'react-router';

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
        lead="Scheduled jobs besides the four batches. A failed job runs again at its next interval."
      />
      {!data && error ? (
        <AnswerFailed title="We couldn’t load the jobs" answer={answer} />
      ) : (
        <Table
          label="Background jobs"
          columns={jobColumns}
          rows={data && failedFirst(data.jobs)}
          rowKey={({ name }) => name}
          empty={<NoJobs />}
        />
      )}
      {data && (
        <Hint above={3}>Server {data.process}, since it started. Other servers count their own runs.</Hint>
      )}
    </>
  );
}

function failedFirst(jobs: readonly PeriodicJob[]): PeriodicJob[] {
  return [...jobs].sort((one, other) => Number(other.failure !== null) - Number(one.failure !== null));
}

function NoJobs() {
  return (
    <EmptyState icon="clock" title="This server runs no jobs">
      It only answers requests (ROLE=api). See the workers’ logs for their jobs.
    </EmptyState>
  );
}

const jobColumns: readonly Column<PeriodicJob>[] = [
  {
    key: 'name',
    label: 'Job',
    grows: true,
    render: (job) => (
      <>
        <Link to={JOBS[job.name]?.[1] ?? errorsOf(job)}>{inWords(job.name)}</Link>
        <Hint>{JOBS[job.name]?.[0]}</Hint>
        <LastFailure job={job} />
      </>
    ),
    below: (job) => [`Every ${everyText(job)}`, tookText(job)].filter(Boolean).join(' · '),
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
  {
    key: 'next_at',
    label: 'Next run',
    width: '190px',
    wide: true,
    render: ({ next_at }) => next_at && <DateText value={next_at} />,
  },
];

/** Leads to all of the job's errors, also after it went well again. */
function LastFailure({ job }: { job: PeriodicJob }) {
  const { failure, failed_at, last_failure } = job;
  if (failed_at === null) return null;
  return (
    <Text size={14} tone={failure === null ? undefined : 'bad'} soft={failure === null}>
      <Link to={errorsOf(job)}>
        Failed <DateText value={failed_at} />
      </Link>
      : {last_failure}
    </Text>
  );
}

/** The server's log names the job after a colon. */
const errorsOf = ({ name }: PeriodicJob) =>
  `/error_reports?${new URLSearchParams({ state: 'all', site: 'server', search: `: ${name}` }).toString()}`;

const JOBS: Record<string, readonly [does: string, page?: string]> = {
  'audit seals': ['Seals the activity log so that changes to it show.', '/activity'],
  'batch runs': ['Works through the four batches.', '/'],
  'GitHub issues': ['Checks which issues of tickets were closed.', '/support_tickets'],
  'idempotency keys': ['Deletes answers kept for repeated calls.'],
  'lapsed changes': [
    'Ends changes to rentals that nobody answered in time.',
    '/rental_requests?status=approved',
  ],
  'ledger check': ['Compares the ledger with payments, refunds and payouts.', '/ledger'],
  mails: ['Sends emails, failed ones again.', '/mails'],
  'message mails': ['Emails people about messages they haven’t read.', '/mails'],
  'outside calendars': ['Imports busy days from owners’ calendars.', '/machines'],
  payments: ['Asks the card provider about payments without an answer.', '/payments'],
  payouts: ['Pays owners, and retries failed payouts.', '/ledger?tab=payouts'],
  'proposed refunds': ['Sends refunds whose waiting time is over.', '/payments'],
  'provider review': [
    'Finds payments and disputes whose messages from the card provider were lost.',
    '/payments',
  ],
  'published reviews': ['Publishes reviews when both sides wrote, or time is up.', '/reviews'],
  refunds: ['Checks whether banks returned refunds.', '/ledger?kind=refund'],
  'remote rollouts': ['Raises shares of remotes step by step.', '/remotes'],
  reminders: ['Reminds people of pick-ups, returns and reviews.', '/mails'],
  retention: ['Deletes what is older than we may store it.'],
  'saved searches': ['Emails new machines for saved searches.', '/mails'],
  timetable: ['Starts the four batches on schedule.', '/'],
  'unanswered bills': [
    'Accepts bills that renters didn’t answer in time.',
    '/rental_requests?status=returned',
  ],
  'unanswered requests': [
    'Ends requests that owners didn’t answer in time.',
    '/rental_requests?status=pending',
  ],
  'unpaid rents': ['Retries unpaid rent and bills until their deadline.', '/payments?status=failed'],
};

function JobStatus({ job: { started_at, ended_at, failure } }: { job: PeriodicJob }) {
  if (started_at === null) return <StatusBadge tone="neutral">Not yet</StatusBadge>;
  if (ended_at === null) return <StatusBadge tone="info">Running</StatusBadge>;
  return <StatusBadge {...(failure === null ? DONE : FAILED)} />;
}

const [DONE, FAILED] = [
  { tone: 'good', label: 'Done' },
  { tone: 'bad', label: 'Failed' },
] as const;

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
