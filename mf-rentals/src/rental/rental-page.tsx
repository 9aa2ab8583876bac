import { type CurrentUser, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { drawingOf } from '@yard/contracts/drawing';
import { useLiveRecords, useRecord, useSeenNotices } from '@yard/data';
import { lastList, usePageTitle } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Page, PageHeader, SkeletonPage } from '@yard/ui';
import { Link } from 'react-router';
import { RecordFailed } from '../page/record-failed';
import { useIdParam } from '../page/use-id-param';
import { otherParty, type Reader, readerOf } from '../words/reader';
import { spanWords } from '../words/time-words';
import { useSaveOffline } from './offline/use-save-offline';
import { RentalView } from './rental-view';
import { useRentalLoads } from './use-rental-loads';

const RENTALS = '/rentals';
const list = (to = lastList(RENTALS)) => ({ to, label: 'Rentals' });

/** `/rentals/:id`: one rental, live. */
export default function RentalPage() {
  const id = useIdParam();
  const { user } = useSession();
  const { data: request, error, refetch } = useRecord(rentalRequestType, id);
  const isLoading = useRentalLoads(request, user);
  useLiveRecords(rentalRequestType);
  useSeenNotices('rental_request_id', request?.id ?? null);
  useSaveOffline(request, user);
  usePageTitle(request?.machine.subject ?? 'Rental');

  if (id === null || (error && !request)) {
    return <RecordFailed noun="rental" back={list()} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Page>
      {request && user && !isLoading ? (
        <>
          <RentalHead request={request} user={user} />
          <RentalView request={request} user={user} />
        </>
      ) : (
        <SkeletonPage />
      )}
    </Page>
  );
}

/** What is rented, when and with whom; leads to the machine, and back to the reader's side of the rentals. */
function RentalHead({ request, user }: { request: RentalRequestRecord; user: CurrentUser }) {
  const { machine } = request;
  const reader = readerOf(request, user);
  const machinePath = reader === 'owner' ? '/my-machines' : '/machines';
  return (
    <PageHeader
      title={machine.subject}
      back={list(listWith(user, reader))}
      lead={
        <>
          {spanWords(request)} · with {otherParty(request, reader)} ·{' '}
          <Link to={`${machinePath}/${machine.id}`}>See the machine</Link>
        </>
      }
      picture={machine.photo_url ?? drawingOf(machine)}
    />
  );
}

/** The list as it was looked at last; of an owner's two lists the one that has the rental. */
function listWith(user: CurrentUser, reader: Reader): string {
  const last = lastList(RENTALS);
  const isRenting = reader === 'renter';
  const wasRenting = new URLSearchParams(last.slice(RENTALS.length)).get('role') === 'renter';
  if (!user.owner || isRenting === wasRenting) return last;
  return isRenting ? `${RENTALS}?role=renter` : RENTALS;
}
