import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';
import { lastList, usePageTitle } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { LinkButton, PageHeader, SkeletonPage } from '@yard/ui';
import { RecordFailed } from '../page/record-failed';
import { useIdParam } from '../page/use-id-param';
import { RentalView } from '../rental-page/rental-view';
import { AfterDecision } from './decision/next-decision';
import { ProposedRefunds } from './refunds/proposed-refunds';
import { headDays } from '../words/time-words';
import { useRentalLoads } from '../rental-page/use-rental-loads';

export default function RequestPage() {
  const id = useIdParam();
  const { user } = useSession();
  const { data: request, error, refetch } = useRecord(rentalRequestType, id);
  const isLoading = useRentalLoads(request, user);
  useLiveRecords(rentalRequestType);
  usePageTitle(id === null ? 'Rental request' : `Rental request ${id}`);
  const back = { to: lastList('/rental_requests'), label: 'Rental requests' };

  if (id === null || (error && !request)) {
    return <RecordFailed noun="rental request" back={back} error={error} onRetry={() => void refetch()} />;
  }
  if (!request || !user || isLoading) return <SkeletonPage />;
  return (
    <>
      <PageHeader
        title={`${request.machine.subject} (#${request.id})`}
        back={back}
        actions={<Ways request={request} />}
        lead={`${headDays(request)} · ${request.user.name} from ${request.machine.user_name}`}
      />
      <ProposedRefunds rentalId={request.id} />
      <RentalView request={request} user={user} />
    </>
  );
}

function Ways({ request: { id, machine } }: { request: RentalRequestRecord }) {
  return (
    <>
      <AfterDecision id={id} />
      <LinkButton kind="quiet" icon="machine" to={`/machines/${machine.id}`}>
        Machine
      </LinkButton>
      <LinkButton kind="quiet" icon="history" to={`/activity?record_type=rental_request&record_id=${id}`}>
        History
      </LinkButton>
    </>
  );
}
