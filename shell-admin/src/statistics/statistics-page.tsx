import { failureWords } from '@yard/data';
import { AwaitedRecord, PageHeader } from '@yard/ui';
import { useOverview } from '../home/waiting-queues';
import { OverviewSpans } from './overview-spans';

export function StatisticsPage() {
  const overview = useOverview();
  return (
    <>
      <PageHeader title="Statistics" />
      {overview.data ? (
        <OverviewSpans spans={overview.data.spans} />
      ) : (
        <AwaitedRecord title="We couldn’t load the statistics" answer={overview}>
          {overview.error && failureWords(overview.error)}
        </AwaitedRecord>
      )}
    </>
  );
}
