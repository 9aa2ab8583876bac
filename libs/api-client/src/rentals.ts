import type { Wire } from '@laravel-wire/client';
import {
  type AcceptInput,
  type ApproveInput,
  type CancelInput,
  type CloseInput,
  type ContestInput,
  type DeclineInput,
  type EndUnpaidInput,
  type MachineReturnInput,
  type MachineReturnRecord,
  type PaymentRecord,
  paymentType,
  type QuoteInput,
  type QuoteRecord,
  type RefundDepositInput,
  type RentalRequestFilters,
  type RentalRequestInput,
  type RentalRequestRecord,
  rentalRequestType,
  type RetryPaymentInput,
  type UpdateMachineReturnInput,
  type UpdateRentalRequestInput,
} from '@yard/contracts';
import { messagesOf } from './messages';
import type { Crud, Readable } from './records';

export function rentalRequests(wire: Wire) {
  const all = wire.resource(rentalRequestType);
  const records: Crud<
    RentalRequestRecord,
    RentalRequestInput,
    UpdateRentalRequestInput,
    RentalRequestFilters
  > = all;
  return {
    ...records,
    /** Amounts and availability; creates nothing. */
    quote: (input: QuoteInput) => wire.http.post<QuoteRecord>(`${all.endpoint}/quote`, input),
    approve: (id: number, input: ApproveInput) => all.act(id, 'approve', input),
    decline: (id: number, input: DeclineInput) => all.act(id, 'decline', input),
    cancel: (id: number, input: CancelInput) => all.act(id, 'cancel', input),
    endUnpaid: (id: number, input: EndUnpaidInput) => all.act(id, 'end_unpaid', input),
    handOverUnpaid: (id: number) => all.act(id, 'hand_over_unpaid'),
    close: (id: number, input: CloseInput = {}) => all.act(id, 'close', input),
    refundDeposit: (id: number, input: RefundDepositInput = {}) => all.act(id, 'refund_deposit', input),
    /** The rental agreement as a safe fragment of HTML. */
    agreement: (id: number) => wire.http.get<string>(`${all.endpoint}/${id}/agreement`),
    messages: (id: number) => messagesOf(wire, rentalRequestType, id),
    payments: (id: number) => payments(wire, id),
    machineReturn: (id: number) => machineReturn(wire, `${all.endpoint}/${id}/machine_return`),
  };
}

function payments(wire: Wire, requestId: number) {
  const all = wire.resource(rentalRequestType).nested(requestId, paymentType);
  const records: Readable<PaymentRecord> = all;
  return {
    ...records,
    retry: (id: number, input: RetryPaymentInput = {}) => all.act(id, 'retry', input),
    /** Asks the card provider how the payment stands, after the renter was at the bank's page. */
    refresh: (id: number) => all.act(id, 'refresh'),
  };
}

/** A request has one return at most, which therefore has no id of its own in paths. */
function machineReturn(wire: Wire, path: string) {
  return {
    find: () => wire.http.get<MachineReturnRecord>(path),
    create: (input: MachineReturnInput) => wire.http.post<MachineReturnRecord>(path, input),
    update: (input: UpdateMachineReturnInput) => wire.http.patch<MachineReturnRecord>(path, input),
    accept: (input: AcceptInput = {}) => wire.http.post<MachineReturnRecord>(`${path}/accept`, input),
    contest: (input: ContestInput) => wire.http.post<MachineReturnRecord>(`${path}/contest`, input),
  };
}
