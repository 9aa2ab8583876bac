import { machineType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { usePageTitle } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Page, EmptyState, LinkButton, PageHeader, SkeletonPage } from '@yard/ui';
import { useReturnedCard } from '../cards/use-returned-card';
import { RecordFailed } from '../page/record-failed';
import { useIdParam } from '../page/use-id-param';
import { RequestWizard } from './request-wizard';

/** `/machines/:id/request`: requests a machine from its owner. */
export default function RequestPage() {
  const id = useIdParam();
  const { user } = useSession();
  const { data: machine, error, refetch } = useRecord(machineType, id);
  useReturnedCard();
  usePageTitle(machine ? `Request ${machine.subject}` : 'Request to rent');

  if (id === null || (error && !machine)) {
    const back = { to: '/search', label: 'Find another machine' };
    return <RecordFailed noun="machine" back={back} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Page>
      <PageHeader
        title="Request to rent"
        back={{ to: `/machines/${id}`, label: machine?.subject ?? 'Machine' }}
      />
      {!machine && <SkeletonPage />}
      {machine && machine.user_id === user?.id && <OwnMachine id={machine.id} />}
      {machine && user && machine.user_id !== user.id && (
        <RequestWizard key={machine.id} machine={machine} userId={user.id} />
      )}
    </Page>
  );
}

function OwnMachine({ id }: { id: number }) {
  return (
    <EmptyState
      icon="machine"
      title="This machine is yours"
      action={<LinkButton to={`/my-machines/${id}`}>Go to the machine</LinkButton>}
    >
      To use it yourself, block days in its calendar.
    </EmptyState>
  );
}
