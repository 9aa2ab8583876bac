import { type RentalRequestRecord, wasCollected } from '@yard/contracts';
import { ButtonGroup, LinkButton } from '@yard/ui';
import type { Reader } from '../../words/reader';
import { documentAddress } from './document-address';

/** The renter's receipt, once there is something to have a receipt for; it is none of the owner's papers. */
export function ReceiptLinks({ request, reader }: { request: RentalRequestRecord; reader: Reader }) {
  if (reader === 'owner' || !request.payments.some(wasCollected)) return null;
  return (
    <ButtonGroup>
      <LinkButton to={documentAddress(request.id, 'receipt.pdf')} ownTab icon="receipt" small>
        Receipt (PDF)
      </LinkButton>
      <LinkButton to={documentAddress(request.id, 'receipt.csv')} icon="download" small>
        Receipt (CSV)
      </LinkButton>
    </ButtonGroup>
  );
}
