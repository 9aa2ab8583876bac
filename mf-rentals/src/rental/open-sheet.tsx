import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { endUnpaidRules, REASON_MAX, cancelRules } from '@yard/contracts';
import type { DaySpan } from '@yard/contracts/days';
import type { Reader } from '../words/reader';
import { AgreementSheet } from './documents/agreement-sheet';
import { CardSheet } from './paying/card-sheet';
import { ChangeSheet } from './changing/change-sheet';
import { HandoverSheet } from '../handover/handover-sheet';
import { ReturnSheet } from '../machine-return/return-sheet';
import { EvidenceSheet } from './disputes/evidence-sheet';
import { isBillSheet, OpenBillSheet, type BillSheetName } from './bill/open-bill-sheet';
import { ReportSheet } from './breakdowns/report-sheet';
import { CallOffSheet } from './booked-changes/call-off-sheet';
import { OfferChangeSheet } from './booked-changes/offer-change-sheet';
import { PaySheet } from './paying/pay-sheet';
import { RefundSheet } from './paying/refund-sheet';
import { useConfirmation } from './paying/use-confirmation';
import { ContestSheet } from './contest-sheet';
import { useMachineReturn } from '../machine-return/use-machine-return';
import { useServerForm, useRecordCache } from '@yard/data';
import { Form, Submit, TextArea } from '@yard/ui';
import { CancelRefundLines } from './cancelling/cancel-refund-lines';
import { RentalSheet } from './rental-sheet';
import { useRentalMove } from './use-rental-move';
import { proposedRefundType } from '@yard/contracts/proposed-refund';

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

/** Draws the dialog that is open, if there is one. */
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

type ContestReturnSheetProps = { request: RentalRequestRecord; onClose: () => void };

/** The renter says what is wrong with the return as it was recorded. */
export function ContestReturnSheet({ request, onClose }: ContestReturnSheetProps) {
  const { contest } = useMachineReturn(request.id);
  return (
    <ContestSheet
      request={request}
      title="Contest the return"
      hint="The owner and Yard read it. Yard decides."
      sent="Yard looks at it"
      draft="contest"
      contest={contest}
      onClose={onClose}
    />
  );
}

interface EndUnpaidSheetProps {
  request: RentalRequestRecord;
  reader: Reader;
  onClose: () => void;
}

/** Ends a rental whose rent was not paid: all that was paid goes back. */
function EndUnpaidSheet({ request, reader, onClose }: EndUnpaidSheetProps) {
  const { act } = useRentalMove(request.id);
  const form = useServerForm({
    rules: endUnpaidRules,
    initial: { reason: '' },
    submit: (input) => act('end_unpaid', input),
    done: 'Ended. What was paid goes back.',
    onSuccess: () => onClose(),
    draft: `rental_requests/${request.id}/end_unpaid`,
  });
  return (
    <RentalSheet title="End this rental" request={request} onClose={onClose}>
      <CancelRefundLines request={request} reader={reader} now={new Date()} />
      <Form of={form} aria-label="End this rental">
        <TextArea
          {...form.field('reason')}
          label="Reason"
          hint={`${request.user.name} reads it.`}
          rows={3}
          maxLength={REASON_MAX}
        />
        <Submit of={form} kind="danger" label="End the rental" />
      </Form>
    </RentalSheet>
  );
}

interface CancelSheetProps {
  request: RentalRequestRecord;
  reader: Reader;
  onClose: () => void;
}

/** Cancels a rental with a reason, after saying what comes back. */
function CancelSheet({ request, reader, onClose }: CancelSheetProps) {
  const { act } = useRentalMove(request.id);
  const proposed = useRecordCache(proposedRefundType);
  const form = useServerForm({
    rules: cancelRules,
    initial: { reason: '' },
    submit: (input) => act('cancel', input),
    done: ({ status }) =>
      status === 'cancelled' ? 'Cancelled' : 'It waits for another admin: see the rental’s page',
    onSuccess: () => {
      proposed.refresh();
      onClose();
    },
    draft: `rental_requests/${request.id}/cancel`,
  });
  return (
    <RentalSheet title="Cancel this rental" request={request} onClose={onClose}>
      <CancelRefundLines request={request} reader={reader} now={new Date()} />
      <Form of={form} aria-label="Cancel this rental">
        <TextArea
          {...form.field('reason')}
          label="Reason"
          hint="Everybody concerned reads it."
          rows={3}
          maxLength={REASON_MAX}
        />
        <Submit of={form} kind="danger" label="Cancel the rental" />
      </Form>
    </RentalSheet>
  );
}
