import type { RentalRequestRecord } from '@yard/contracts';
import { claimsDamage } from '../../words/bill-permissions';
import type { Reader } from '../../words/reader';
import { ContestSheet } from '../contest-sheet';
import { BillSheet } from './bill-sheet';
import { OfferOnBillSheet } from './offer-on-bill-sheet';
import { useBill } from './use-bill';
import { useSeenBill } from './use-seen-bill';

const BILL_SHEETS = ['bill', 'contest_bill', 'offer_on_bill'] as const;
export type BillSheetName = (typeof BILL_SHEETS)[number];

export function isBillSheet(sheet: unknown): sheet is BillSheetName {
  return BILL_SHEETS.some((name) => name === sheet);
}

export interface OpenBillSheetProps {
  sheet: BillSheetName;
  request: RentalRequestRecord;
  reader: Reader;
  onClose: () => void;
  onReturn: () => void;
}

export function OpenBillSheet({ sheet, reader, onReturn, ...props }: OpenBillSheetProps) {
  // Opened with the return, it begins once the page knows what was recorded.
  if (!props.request.machine_return) return null;
  switch (sheet) {
    case 'bill':
      return <BillSheet {...props} onReturn={onReturn} />;
    case 'contest_bill':
      return <ContestBillSheet {...props} />;
    case 'offer_on_bill':
      return <OfferOnBillSheet {...props} reader={reader} />;
  }
}

function ContestBillSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { contest } = useBill(request.id);
  const seen = useSeenBill(request.bill);
  const canAgree = request.bill && claimsDamage(request.bill);
  return (
    <ContestSheet
      request={request}
      title="Contest bill"
      hint={`The owner and Yard will see this. ${canAgree ? 'You and the owner can agree on the damage; Yard decides the rest.' : 'Yard decides.'}`}
      sent="Bill contested. Nothing is charged until Yard decides."
      draft="contest_bill"
      changed={seen.changed}
      contest={(input) => contest({ ...input, updated_at: seen.updated_at })}
      onClose={onClose}
    />
  );
}
