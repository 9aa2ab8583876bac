import { Conflict } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CancelInput, cancelsFree } from '@yard/contracts';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { CancellationsService } from './cancellations.service';
import { Handover } from '../records/handover.entity';
import { waitingForMachine } from '../records/late-machines';
import { grant, type LockedRequest } from '../records/locked-request';
import { RentalRefunds } from '../money/rental-refunds';
import type { ProposedRefund } from '../money/proposed/proposed-refund.entity';
import { ProposedRefundsService } from '../money/proposed/proposed-refunds.service';
import { RefundProposals } from '../money/proposed/refund-proposals';

/** Cancelling a rental, which sends money back: an admin's above `REFUND_CONFIRM` waits, a side's never. */
@Injectable()
export class CancelMove implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cancellations: CancellationsService,
    private readonly refunds: RentalRefunds,
    private readonly proposals: RefundProposals,
    private readonly proposed: ProposedRefundsService,
  ) {}

  onModuleInit(): void {
    this.proposed.cancelledBy((tx, admin, refund) => this.give(tx, admin, refund));
  }

  /**
   * @returns whether it waits
   * @throws  Conflict from statuses that the move's row does not name for the actor, and while a refund waits
   */
  cancel(actor: User, id: number, { reason }: CancelInput): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const facts = (locked: LockedRequest) => byWhom(tx, actor, locked);
      const granted = await grant(tx, id, 'cancel', { actor, facts });
      const { request } = granted;
      const isSide = actor.id === request.user_id || actor.id === request.owner_id;
      const waits = !isSide && (await this.waits(tx, actor, request, reason));
      if (waits) return true;
      const { isFree } = await facts(granted);
      // What comes back later, of a bank, comes back whole, too.
      if (isFree) await granted.stamp(tx, { machine_late_at: tx.now });
      await this.cancellations.end(tx, granted, actor, { reason, isFree });
      return false;
    });
  }

  /** @throws Conflict where the rental moved on, and where more would go back than was proposed */
  private async give(tx: Transaction, admin: User, { rental_request_id, amount, reason }: ProposedRefund) {
    const facts = (locked: LockedRequest) => byWhom(tx, admin, locked);
    const granted = await grant(tx, rental_request_id, 'cancel', { actor: admin, facts });
    const { deposit, rent } = await this.refunds.leftOf(tx, rental_request_id);
    if (deposit + rent > amount) throw new Conflict('More was collected since this was proposed.');
    await this.cancellations.end(tx, granted, admin, { reason: reason ?? '' });
  }

  private async waits(
    tx: Transaction,
    admin: User,
    request: Parameters<RefundProposals['waits']>[2]['request'],
    reason: string,
  ): Promise<boolean> {
    const { deposit, rent } = await this.refunds.leftOf(tx, request.id);
    const deposits = (await this.refunds.deposits(tx, [request.id])).get(request.id) ?? [];
    const collected = deposits.reduce((sum, { payment }) => sum + payment.amount, 0);
    const proposal = { request, amount: deposit + rent, reason, cancels: true, payment_id: null };
    return this.proposals.waits(tx, admin, proposal, collected - deposit);
  }
}

/** Whether its renter cancels, and does so free of charge. */
async function byWhom(tx: Transaction, actor: User, { request, status }: LockedRequest) {
  const byRenter = actor.id === request.user_id;
  if (!byRenter) return { byRenter, isFree: false };
  const handover = await tx.manager.findOneBy(Handover, { rental_request_id: request.id });
  const waiting = await waitingForMachine(tx.manager, [request.id], tx.now);
  const { handed_over_unpaid_at, machine_late_at } = request;
  const rental = { status, handed_over_unpaid_at, machine_late_at, handover };
  return { byRenter, isFree: cancelsFree(rental, waiting.has(request.id)) };
}
