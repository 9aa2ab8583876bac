import type { PeriodicJob, PeriodicJobs } from '@yard/contracts';
import { failureWords, useWire } from '@yard/data';
import { EmptyState, LoadFailed, PageHeader, Table } from '@yard/ui';
import { useQuery } from '@tanstack/react-query';
import { jobColumns } from './job-columns';

/** Jobs run without a broadcast. */
const FETCH_AGAIN_MS = 10_000;

/** What a server does every so often: when each job last ran, how long it took, and what failed. */
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
