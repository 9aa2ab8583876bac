import type { RentalRequestRecord } from '@yard/contracts';
import type { Reader } from '../../words/reader';
import { BillSheet } from './bill-sheet';
import { ContestBillSheet } from './contest-bill-sheet';
import { OfferOnBillSheet } from './offer-on-bill-sheet';

/** The dialogs about a rental's bill. */
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
