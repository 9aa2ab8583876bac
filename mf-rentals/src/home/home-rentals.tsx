import { type CurrentUser, rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useSession } from '@yard/session';
import { AnswerFailed } from '@yard/remote-kit';
import { LinkButton, Row, SkeletonBlock, Stack } from '@yard/ui';
import { useEffect } from 'react';
import { YOUR_TURN } from '../rental-lists/rental-filters';
import { NoRentals, RentalCards } from '../rental-lists/rentals-list';
import { readerOf } from '../words/reader';
import { homeRentals } from './choose-rentals';
import { OwnerFigures } from './owner-figures';
import { runsOutAt } from './runs-out';

/**
 * A signed-in user's start page: rentals that wait for them, then the next ones; for owners their figures.
 *
 * @param onKnown  called once its length is known, so that what stands below may be drawn
 */
export default function HomeRentals({ onKnown }: { onKnown?: () => void }) {
  const { user } = useSession();
  const rentals = useHomeRentals(user);
  const { isSettled } = rentals;
  useEffect(() => {
    if (isSettled) onKnown?.();
  }, [isSettled, onKnown]);
  if (!user) return null;

  return (
    <Stack gap={8}>
      <YourRentals user={user} rentals={rentals} />
      {user.owner && isSettled && <OwnerFigures />}
    </Stack>
  );
}

function YourRentals({ user, rentals }: { user: CurrentUser; rentals: ReturnType<typeof useHomeRentals> }) {
  const { requests, moreWaiting, error, isKnown, isSettled } = rentals;
  return (
    <Stack as="section" aria-labelledby="your-rentals" gap={3}>
      <Row as="header" align="center" justify="between">
        <h2 id="your-rentals">Your rentals</h2>
        <LinkButton to="/rentals" kind="quiet" small iconEnd="arrow-right">
          All
        </LinkButton>
      </Row>
      {!isSettled && <SkeletonBlock height={132} />}
      {error && <AnswerFailed title="We couldn’t load your rentals" level={3} answer={rentals} />}
      {isKnown && requests.length === 0 && <NoRentals role="renter" />}
      {isSettled && requests.length > 0 && (
        <RentalCards requests={requests} reader={(request) => readerOf(request, user)} />
      )}
      {isSettled && moreWaiting > 0 && (
        <LinkButton to={`/rentals?status=${YOUR_TURN}`} small iconEnd="arrow-right">
          {moreWaiting === 1 ? '1 more needs you' : `${moreWaiting} more need you`}
        </LinkButton>
      )}
    </Stack>
  );
}

/** Number of waiting rentals to choose from: the most urgent come first, and many others are over. */
const WAITING = 25;

const LOOKED_AT = 10;

/** The rentals of the start page, live. `isSettled` once they are known, or cannot be had. */
function useHomeRentals(user: CurrentUser | null) {
  const today = new Date().toISOString().slice(0, 10);
  const order = { sort: 'start_date', per_page: LOOKED_AT };
  const waiting = useRecords(rentalRequestType, { your_turn: true, per_page: WAITING });
  const begun = useRecords(rentalRequestType, { ...order, start_date_to: today, direction: 'desc' });
  const coming = useRecords(rentalRequestType, { ...order, start_date_from: today, direction: 'asc' });
  useLiveRecords(rentalRequestType);

  const parts = [waiting, begun, coming];
  const isKnown = parts.every(({ data }) => data !== undefined);
  const error = isKnown ? null : (parts.find((part) => part.error)?.error ?? null);
  const requests = homeRentals(
    waiting.data?.data ?? [],
    begun.data?.data ?? [],
    coming.data?.data ?? [],
    (request) => (user ? runsOutAt(request, readerOf(request, user), new Date()) : Infinity),
  );
  const shownIds = requests.map(({ id }) => id);
  const shown = waiting.data?.data.filter(({ id }) => shownIds.includes(id)).length ?? 0;
  return {
    requests,
    /** Number of rentals that wait for the reader beside those shown. */
    moreWaiting: (waiting.data?.total ?? 0) - shown,
    error,
    isKnown,
    isSettled: isKnown || error !== null,
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  };
}
