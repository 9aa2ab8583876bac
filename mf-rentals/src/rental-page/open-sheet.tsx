import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import type { DaySpan } from '@yard/contracts/days';
import type { Reader } from '../words/reader';
import { AgreementSheet } from './documents/agreement-sheet';
import { CancelSheet } from './cancelling/cancel-sheet';
import { CardSheet } from './paying/card-sheet';
import { ChangeSheet } from './changing/change-sheet';
import { ContestReturnSheet } from '../machine-return/contest-return-sheet';
import { HandoverSheet } from '../handover/handover-sheet';
import { ReturnSheet } from '../machine-return/return-sheet';
import { EndUnpaidSheet } from './cancelling/end-unpaid-sheet';
import { EvidenceSheet } from './disputes/evidence-sheet';
import { type BillSheetName, isBillSheet, OpenBillSheet } from './bill/open-bill-sheet';
import { ReportSheet } from './breakdowns/report-sheet';
import { CallOffSheet } from './booked-changes/call-off-sheet';
import { OfferChangeSheet } from './booked-changes/offer-change-sheet';
import { PaySheet } from './paying/pay-sheet';
import { RefundSheet } from './paying/refund-sheet';
import { useConfirmation } from './paying/use-confirmation';

export type SheetName =
  | BillSheetName
  | 'agreement'
  | 'cancel'
  | 'call_off'
  | 'card'
  | 'change'
  | 'contest'
  | 'end_unpaid'
  | 'handover'
  | 'offer_change'
  | 'refund'
  | 'report_breakdown'
  | 'return'
  | { change: DaySpan }
  | { pay: PaymentRecord }
  | { evidence: PaymentRecord };

export interface OpenSheetProps {
  sheet: SheetName | null;
  request: RentalRequestRecord;
  reader: Reader;
  open: (sheet: SheetName | null) => void;
}

export function OpenSheet({ sheet, request, reader, open }: OpenSheetProps) {
  const { confirm } = useConfirmation(request, (payment) => open({ pay: payment }));
  const props = { request, onClose: () => open(null) };
  if (sheet === null) return null;
  if (isBillSheet(sheet))
    return <OpenBillSheet {...props} sheet={sheet} reader={reader} onReturn={() => open('return')} />;
  if (typeof sheet === 'object' && 'evidence' in sheet)
    return <EvidenceSheet {...props} payment={sheet.evidence} />;
  if (typeof sheet === 'object' && 'change' in sheet) return <ChangeSheet {...props} days={sheet.change} />;
  if (typeof sheet === 'object')
    return <PaySheet {...props} payment={sheet.pay} onConfirm={(payment) => void confirm(payment)} />;
  switch (sheet) {
    case 'agreement':
      return <AgreementSheet {...props} />;
    case 'cancel':
      return <CancelSheet {...props} reader={reader} />;
    case 'call_off':
      return <CallOffSheet {...props} />;
    case 'card':
      return <CardSheet {...props} />;
    case 'change':
      return <ChangeSheet {...props} />;
    case 'contest':
      return <ContestReturnSheet {...props} />;
    case 'end_unpaid':
      return <EndUnpaidSheet {...props} reader={reader} />;
    case 'handover':
      return <HandoverSheet {...props} />;
    case 'offer_change':
      return <OfferChangeSheet {...props} reader={reader} />;
    case 'refund':
      return <RefundSheet {...props} />;
    case 'report_breakdown':
      return <ReportSheet {...props} />;
    case 'return':
      return <ReturnSheet {...props} onBill={() => open('bill')} />;
  }
}
