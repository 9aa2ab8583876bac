import { type CurrentUser, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { isFirstTry, useLiveRecords, useRecord } from '@yard/data';
import { usePageTitle, useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Banner, Box, Grid, PageHeader, Panel, SkeletonPage, Stack, Timeline, Typed } from '@yard/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMoney } from '@kit/money';
import { PhotoThumbs } from '@yard/threads';
import { RecordFailed } from '../../page/record-failed';
import { useIdParam } from '../../page/use-id-param';
import { AgreementSheet } from '../../rental-page/documents/agreement-sheet';
import { RentalDocuments } from '../../rental-page/documents/rental-documents';
import { RentalEnds } from '../../rental-page/rental-ends';
import { RentalThread } from '../../rental-page/rental-thread';
import { timelineEvents } from '../../rental-page/timeline/timeline-events';
import { permissionsOf } from '../../words/permissions';
import { actorOf } from '../../words/reader';
import { headDays } from '../../words/time-words';
import { CloseForm } from './close-form';
import { DecideBillForm } from './decide-bill-form';
import { DECIDED, NextDecision, useDecisions } from './next-decision';
import { useRentalLoads } from '../../rental-page/use-rental-loads';
import { BillLines } from '../../rental-page/bill/bill-lines';
import { isChangedSinceContest } from '../../words/contest-words';

export default function DecisionPage() {
  const id = useIdParam();
  const { user } = useSession();
  const { data: request, error, refetch } = useRecord(rentalRequestType, id);
  // On a phone the link to the next decision is a row of its own: coming later, it would push the page down.
  const isLoading = useRentalLoads(request, user, isFirstTry(useDecisions()));
  useLiveRecords(rentalRequestType);
  usePageTitle('Decision');
  const back = { to: `/rental_requests/${id}`, label: 'The rental' };
  if (id === null || (error && !request)) {
    return <RecordFailed noun="rental request" back={back} error={error} onRetry={() => void refetch()} />;
  }
  if (!request || !user || isLoading) return <SkeletonPage />;
  return (
    <>
      <PageHeader
        title={`Decide: ${request.machine.subject} (#${id})`}
        back={back}
        actions={<NextDecision id={id} />}
        lead={`${headDays(request)} · ${request.user.name} from ${request.machine.user_name}`}
      />
      <Grid side={380} gap={6} align="start">
        <Evidence request={request} user={user} />
        {/* Anew for each rental: what was typed for one is not meant for the next. */}
        <Decision key={id} request={request} user={user} />
      </Grid>
    </>
  );
}

type PartProps = { request: RentalRequestRecord; user: CurrentUser };

function Claims({ request }: { request: RentalRequestRecord }) {
  return (
    <Grid cells={260} gap={5} shrinks>
      <OwnersClaim request={request} />
      <RentersAnswer request={request} />
    </Grid>
  );
}

function OwnersClaim({ request }: { request: RentalRequestRecord }) {
  const { currency } = useSettings();
  const { bill, machine_return: back } = request;
  const owner = request.machine.user_name;
  return (
    <Panel title={`${owner} claims`}>
      {bill && <BillLines bill={bill} reader="admin" />}
      {!bill && <p>{returnClaim(request, currency)}</p>}
      <Typed above={2}>{bill ? bill.details : back?.details}</Typed>
      {bill && <PhotoThumbs photos={bill.photos} label={`Photos from ${owner}`} />}
    </Panel>
  );
}

function returnClaim({ machine_return: back }: RentalRequestRecord, currency: string): string {
  if (!back) return 'No return recorded.';
  const { damage_amount } = back;
  return damage_amount
    ? `${formatMoney(damage_amount, currency, { exact: true })} for damage.`
    : 'No damage.';
}

function RentersAnswer({ request }: { request: RentalRequestRecord }) {
  const { bill, machine_return: back, machine, user } = request;
  const { contested, reason, photos } = bill
    ? { contested: bill.contested_at, reason: bill.contest_reason, photos: bill.contest_photos }
    : { contested: back?.contest_reason, reason: back?.contest_reason, photos: back?.contest_photos ?? [] };
  const silent = contested ? `${user.name} didn’t answer in time.` : `${user.name} hasn’t commented.`;
  return (
    <Panel title={`${user.name} answers`}>
      {!bill && back && isChangedSinceContest(back) && (
        <p>{machine.user_name} changed the return after this was written.</p>
      )}
      <Typed above={2}>{reason ?? silent}</Typed>
      <PhotoThumbs photos={photos} label={`Photos from ${user.name}`} />
    </Panel>
  );
}

function Evidence({ request, user }: PartProps) {
  const [isReading, setReading] = useState(false);
  const may = { ...permissionsOf(request, actorOf(user), new Date()), changeReturn: false };
  return (
    <Stack gap={5} shrinks>
      <Claims request={request} />
      <RentalEnds request={request} may={may} open={() => undefined} />
      <Panel title="Messages">
        <RentalThread request={request} />
      </Panel>
      <Panel title="Timeline">
        <Timeline events={timelineEvents(request)} />
      </Panel>
      <RentalDocuments request={request} reader="admin" onRead={() => setReading(true)} />
      {isReading && <AgreementSheet request={request} onClose={() => setReading(false)} />}
    </Stack>
  );
}

function Decision({ request, user }: PartProps) {
  const navigate = useNavigate();
  const may = permissionsOf(request, actorOf(user), new Date());
  const { bill } = request;
  const props = {
    request,
    readers: `${request.user.name} and ${request.machine.user_name}`,
    onDone: () => void navigate(`/rental_requests/${request.id}`, { state: DECIDED }),
  };
  return (
    <Box shrinks stays>
      <Panel title="Your decision">
        {may.decideBill && bill && <DecideBillForm {...props} bill={bill} />}
        {may.close && !may.decideBill && <CloseForm {...props} />}
        {!may.close && !may.decideBill && (
          <Banner tone="info">There’s nothing to decide here. See the rental’s page for its status.</Banner>
        )}
      </Panel>
    </Box>
  );
}
