import { BillAgreementsService } from '../moves/bills/bill-agreements.service';
import { BillAnswersService } from '../moves/bills/bill-answers.service';
import { BillEndings } from '../moves/bills/bill-endings';
import { BillsService } from '../moves/bills/bills.service';
import { BreakdownsService } from '../moves/breakdowns/breakdowns.service';
import { CreationsService } from '../moves/creations.service';
import { ChangesService } from '../moves/changes.service';
import { ChangeOffersService } from '../moves/changes/change-offers.service';
import { ChangeQuotes } from '../moves/changes/change-quotes';
import { ChangeAnswersService } from '../moves/changes/change-answers.service';
import { CallOffsService } from '../moves/changes/call-offs.service';
import { Approval, ApprovalsService } from '../moves/approvals.service';
import { DeclinesService } from '../moves/declines.service';
import { WithdrawalsService } from '../moves/withdrawals.service';
import { CancellationsService } from '../moves/cancellations.service';
import { CancelMove } from '../moves/cancel-move';
import { InstantBookings } from '../moves/instant-bookings';
import { MachineReturns } from '../moves/returns/machine-returns';
import { ReturnedDays } from '../moves/returns/returned-days';
import { ClosingsService } from '../moves/closings.service';
import { HandoversService } from '../moves/handovers/handovers.service';
import { ReturnPhotos } from '../records/return-photos';
import { SidedPhotos } from '../records/sided-photos';

export const MOVES = [
  BillsService,
  BillAnswersService,
  BillAgreementsService,
  BillEndings,
  BreakdownsService,
  CreationsService,
  ChangesService,
  ChangeQuotes,
  ChangeOffersService,
  ChangeAnswersService,
  CallOffsService,
  Approval,
  ApprovalsService,
  DeclinesService,
  WithdrawalsService,
  CancellationsService,
  CancelMove,
  InstantBookings,
  MachineReturns,
  ReturnedDays,
  ClosingsService,
  HandoversService,
  ReturnPhotos,
  SidedPhotos,
];
