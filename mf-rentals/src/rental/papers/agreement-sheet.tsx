import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useWire, failureWords } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { ErrorState, LinkButton, SkeletonText } from '@yard/ui';
import { DocumentText } from '../../request/agreements/document-text';
import { paperAddress } from './paper-address';
import { RentalSheet } from '../rental-sheet';

/** The rental's agreement as it was agreed to, to read and to keep. */
export function AgreementSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const wire = useWire();
  const path = `${rentalRequestType.endpoint}/${request.id}/agreement`;
  const { data, error, refetch } = useQuery({
    queryKey: [rentalRequestType.endpoint, 'agreement', request.id, request.updated_at],
    queryFn: () => wire.http.get<string>(path),
  });
  return (
    <RentalSheet title="Rental agreement" request={request} onClose={onClose}>
      {error && !data && (
        <ErrorState title="The agreement could not be loaded" onRetry={() => void refetch()}>
          {failureWords(error)}
        </ErrorState>
      )}
      {!data && !error && <SkeletonText lines={12} />}
      {data && <DocumentText html={data} />}
      <LinkButton to={paperAddress(request.id, 'agreement.pdf')} ownTab icon="download">
        Download as PDF
      </LinkButton>
    </RentalSheet>
  );
}
