import { rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';
import { usePageTitle } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Container, PageHeader, SkeletonPage } from '@yard/ui';
import { RecordFailed } from '../page/record-failed';
import { useIdParam } from '../page/use-id-param';
import { readerOf, otherParty } from '../words/reader';
import { spanWords } from '../words/time-words';
import { RentalView } from './rental-view';
import styles from './rental.module.css';

/** `/rentals/:id`: one rental, live. */
export default function RentalPage() {
  const id = useIdParam();
  const { user } = useSession();
  const { data: request, error, refetch } = useRecord(rentalRequestType, id);
  useLiveRecords(rentalRequestType);
  usePageTitle(request?.machine?.subject ?? 'Rental');
  const back = { to: '/rentals', label: 'Rentals' };

  if (id === null || (error && !request)) {
    return <RecordFailed noun="rental" back={back} error={error} onRetry={() => void refetch()} />;
  }
  const other = request && user && otherParty(request, readerOf(request, user));
  return (
    <Container>
      <div className={styles.page}>
        {request ? (
          <PageHeader
            title={request.machine?.subject ?? 'A removed machine'}
            back={back}
            lead={`${spanWords(request)} · with ${other}`}
          />
        ) : (
          <SkeletonPage />
        )}
        {request && user && <RentalView request={request} user={user} />}
      </div>
    </Container>
  );
}
