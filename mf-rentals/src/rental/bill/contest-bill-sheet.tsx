import type { RentalRequestRecord } from '@yard/contracts';
import { claimsDamage } from '../../words/bill-permissions';
import { ContestSheet } from '../contest-sheet';
import { useBill } from './use-bill';
import { useSeenBill } from './use-seen-bill';

type ContestBillSheetProps = { request: RentalRequestRecord; onClose: () => void };

/** The renter says what is wrong with the bill. */
export function ContestBillSheet({ request, onClose }: ContestBillSheetProps) {
  const { contest } = useBill(request.id);
  const seen = useSeenBill(request.bill);
  const canAgree = request.bill && claimsDamage(request.bill);
  return (
    <ContestSheet
      request={request}
      title="Contest the bill"
      hint={`The owner and Yard read it. ${canAgree ? 'On the damage you and the owner can agree; on the rest' : 'On it'} Yard decides.`}
      sent="Contested. Nothing is charged meanwhile"
      draft="contest_bill"
      changed={seen.changed}
      contest={(input) => contest({ ...input, updated_at: seen.updated_at })}
      onClose={onClose}
    />
  );
}
