import { type CurrentUser, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { drawingOf } from '@yard/contracts/drawing';
import { useLiveRecords, useRecord, useSeenNotices } from '@yard/data';
import { lastList, usePageTitle, useSettings } from '@yard/remote-kit';
import { SEEN_RENTALS, useSession } from '@yard/session';
import { Page, PageHeader, SkeletonPage } from '@yard/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { RecordFailed } from '../page/record-failed';
import { useIdParam } from '../page/use-id-param';
import { otherParty, type Reader, readerOf } from '../words/reader';
import { headDays } from '../words/time-words';
import { type OfflineRental, offlineRental } from './offline/offline-rental';
import { RentalView } from './rental-view';
import { useRentalLoads } from './use-rental-loads';

const RENTALS = '/rentals';
const list = (to = lastList(RENTALS)) => ({ to, label: 'Rentals' });

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
          {headDays(request)} · with {otherParty(request, reader)} ·{' '}
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

const SAVED_MAX = 10;

/** Saves the rental that is shown on this device, for when the server cannot be reached. */
function useSaveOffline(request: RentalRequestRecord | undefined, user: CurrentUser | null): void {
  const { distance_unit: unit } = useSettings();
  useEffect(() => {
    // An admin who views the site as another user must not leave that user's rental in this browser.
    if (!request || !user || user.impersonation) return;
    const rental = offlineRental(request, readerOf(request, user), { unit, now: new Date() });
    save(request.id, rental).catch((error: unknown) =>
      console.warn('No rental for when the server is away.', error),
    );
  }, [request, user, unit]);
}

async function save(id: number, rental: OfflineRental): Promise<void> {
  // Browsers have none where the connection is not safe.
  if (!globalThis.caches) return;
  const cache = await caches.open(SEEN_RENTALS);
  const path = `/rentals/${id}`;
  // Entries are in the order in which they were put.
  await cache.delete(path);
  await cache.put(path, Response.json(rental));
  const saved = await cache.keys();
  await Promise.all(saved.slice(0, -SAVED_MAX).map((oldest) => cache.delete(oldest)));
}
