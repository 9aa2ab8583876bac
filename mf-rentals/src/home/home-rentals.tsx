import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { failureWords, useLiveRecords, useRecords } from '@yard/data';
import { useSession } from '@yard/session';
import { EmptyState, ErrorState, LinkButton, SkeletonBlock } from '@yard/ui';
import { useEffect } from 'react';
import { RentalCard } from '../rentals/rental-card';
import { nextStep } from '../words/next-step';
import { readerOf } from '../words/reader';
import { homeRentals } from './choose-rentals';
import styles from './home-rentals.module.css';

/** Rentals that are looked through for one that waits for the reader, say for a payment. */
const COMING = 10;

/**
 * On a signed-in user's start page: what waits for them, then what comes next.
 *
 * @param onKnown  called once its length is known, so that what stands below may be drawn
 */
export default function HomeRentals({ onKnown }: { onKnown?: () => void }) {
  const { user } = useSession();
  const today = new Date().toISOString().slice(0, 10);
  const waiting = useRecords(rentalRequestType, { needs_attention: true, per_page: 3 });
  const coming = useRecords(rentalRequestType, {
    start_date_from: today,
    sort: 'start_date',
    direction: 'asc',
    per_page: COMING,
  });
  useLiveRecords(rentalRequestType);
  const known = waiting.data && coming.data;
  const failed = !known && (waiting.error ?? coming.error);
  const isSettled = Boolean(known ?? failed);
  useEffect(() => {
    if (isSettled) onKnown?.();
  }, [isSettled, onKnown]);
  if (!user) return null;

  const isTheirTurn = (request: RentalRequestRecord) =>
    nextStep(request, readerOf(request, user), new Date()).turn === 'you';
  const requests = homeRentals(waiting.data?.data ?? [], coming.data?.data ?? [], isTheirTurn);
  return (
    <section aria-labelledby="your-rentals" className={styles.section}>
      <header className={styles.head}>
        <h2 id="your-rentals">Your rentals</h2>
        <LinkButton to="/rentals" kind="quiet" small iconEnd="arrow-right">
          All
        </LinkButton>
      </header>
      {!isSettled && <SkeletonBlock height={132} />}
      {failed && (
        <ErrorState
          title="Your rentals could not be loaded"
          level={3}
          onRetry={() => void Promise.all([waiting.refetch(), coming.refetch()])}
          retrying={waiting.isFetching || coming.isFetching}
        >
          {failureWords(failed)}
        </ErrorState>
      )}
      {known && requests.length === 0 && (
        <EmptyState icon="calendar" title="Nothing waits, nothing is planned">
          Your next rentals stand here.
        </EmptyState>
      )}
      {isSettled && requests.length > 0 && (
        <ul className={styles.list}>
          {requests.map((request) => (
            <li key={request.id}>
              <RentalCard request={request} reader={readerOf(request, user)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
