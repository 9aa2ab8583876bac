import type { RentalRequestRecord } from '@yard/contracts';
import { ContestSheet } from '../contest-sheet';
import { useBill } from './use-bill';
import { useSeenBill } from './use-seen-bill';

type ContestBillSheetProps = { request: RentalRequestRecord; onClose: () => void };

/** The renter says what is wrong with the bill. */
export function ContestBillSheet({ request, onClose }: ContestBillSheetProps) {
  const { contest } = useBill(request.id);
  const seen = useSeenBill(request.bill);
  return (
    <ContestSheet
      request={request}
      title="Contest the bill"
      hint="The owner and Yard read it. Agree with the owner on the damage, or Yard decides."
      sent="Contested. Nothing is charged meanwhile"
      draft="contest_bill"
      changed={seen.changed}
      contest={(input) => contest({ ...input, updated_at: seen.updated_at })}
      onClose={onClose}
    />
  );
}
