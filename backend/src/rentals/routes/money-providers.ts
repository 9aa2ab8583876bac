import { RentalCharges } from '../money/rental-charges';
import { RentalRefunds } from '../money/rental-refunds';
import { LatePayments } from '../money/late-payments';
import { PaymentEvents } from '../moves/payment-events';
import { PaymentRetries } from '../money/payment-retries';
import { RefusedPayments } from '../money/refused-payments';
import { RefundsByHand } from '../money/refunds-by-hand';
import { RefundProposals } from '../money/proposed/refund-proposals';
import { ProposedRefundsService } from '../money/proposed/proposed-refunds.service';
import { ChangeMoney } from '../money/change-money';
import { BreakdownCredits } from '../money/breakdown-credits';
import { WonDisputes } from '../money/won-disputes';
import { RentalEndings } from '../money/rental-endings';
import { UnpaidRents } from '../money/unpaid/unpaid-rents';
import { UnpaidEvents } from '../money/unpaid/unpaid-events';
import { UnpaidMoves } from '../moves/unpaid-moves';
import { UnpaidJob } from '../batches/unpaid-job';
import { RentRetries } from '../money/unpaid/rent-retries';
import { NewDefaultCard } from '../money/unpaid/new-default-card';

/** Providers that move a rental's money. */
export const MONEY = [
  RentalCharges,
  RentalRefunds,
  LatePayments,
  PaymentEvents,
  PaymentRetries,
  RefusedPayments,
  RefundsByHand,
  ProposedRefundsService,
  RefundProposals,
  ChangeMoney,
  BreakdownCredits,
  WonDisputes,
  RentalEndings,
];

/** Providers that look after unpaid rents and bills. */
export const UNPAID = [UnpaidRents, UnpaidEvents, UnpaidMoves, UnpaidJob, RentRetries, NewDefaultCard];
