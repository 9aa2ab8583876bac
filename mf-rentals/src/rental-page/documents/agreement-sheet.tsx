import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { AnswerFailed } from '@yard/remote-kit';
import { LinkButton, SkeletonText, Written } from '@yard/ui';
import { documentAddress } from './document-address';
import { RentalSheet } from '../rental-sheet';

export function AgreementSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const wire = useWire();
  const path = `${rentalRequestType.endpoint}/${request.id}/agreement`;
  const { data, ...answer } = useQuery({
    queryKey: [rentalRequestType.endpoint, 'agreement', request.id, request.updated_at],
    queryFn: () => wire.http.get<string>(path),
  });
  return (
    <RentalSheet title="Rental agreement" request={request} onClose={onClose}>
      {answer.error && !data && <AnswerFailed title="We couldn’t load the agreement" answer={answer} />}
      {!data && !answer.error && <SkeletonText lines={12} />}
      {data && <Written html={data} />}
      {isFinal(request) && <AcceptedText request={request} />}
      <LinkButton to={documentAddress(request.id, 'agreement.pdf')} ownTab icon="download">
        Download as PDF
      </LinkButton>
    </RentalSheet>
  );
}

/** The way to the text as it was accepted, before the streets were filled in. */
function AcceptedText({ request }: { request: RentalRequestRecord }) {
  return (
    <p>
      The addresses were filled in when the request was approved.{' '}
      <a href={documentAddress(request.id, 'agreement/accepted')} target="_blank" rel="noreferrer">
        Read the accepted version
      </a>
    </p>
  );
}

/** True when there is the copy with the streets, beside the text that was accepted. */
function isFinal({ document_agreements }: RentalRequestRecord): boolean {
  return document_agreements.some(({ final_sha256 }) => final_sha256 !== null);
}
