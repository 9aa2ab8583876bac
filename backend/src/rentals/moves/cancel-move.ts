import { Conflict } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CancelInput, cancelsFree } from '@yard/contracts';
import type { CancelPreviewRecord } from '@yard/contracts/records';
import { wireMoney } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { CancellationsService } from './cancellations.service';
import { Handover } from '../records/handover.entity';
import { waitingForMachine } from '../records/late-machines';
import { grant } from '../records/grant';
import type { LockedRequest } from '../records/locked-request';
import { RentalRefunds, sumOf } from '../money/rental-refunds';
import { mustComeBack } from '../money/seen-sum';
import { presentPlan } from '../rules/prices/present-quote';
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
  cancel(actor: User, id: number, { reason, seen }: CancelInput): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const { granted, isFree, wanted, proposed } = await this.judged(tx, actor, id);
      mustComeBack(seen?.back, sumOf(wanted));
      const proposal = { ...proposed, reason, cancels: true, payment_id: null };
      const waits =
        !isSide(actor, granted.request) &&
        (await this.proposals.waits(tx, actor, proposal, proposed.returned));
      if (waits) return true;
      // Money that a bank returns later is refunded in full, too.
      if (isFree) await granted.stamp(tx, { machine_late_at: tx.now });
      await this.cancellations.end(tx, granted, actor, { reason, isFree });
      return false;
    });
  }

  /** The refund it would make; nothing is written. @throws as the move */
  preview(actor: User, id: number): Promise<CancelPreviewRecord> {
    return this.unitOfWork.run(async (tx) => {
      const { granted, wanted, proposed } = await this.judged(tx, actor, id);
      const given = wanted.filter(({ amount }) => amount > 0);
      const back = given.map(({ payment: { kind }, amount }) => {
        return { kind, amount, after: 'cancellation' as const };
      });
      return {
        plan: presentPlan({ now: [], later: [], held: 0, back, becomes: 'cancelled' }),
        payments: given.map(({ payment: { id }, amount }) => ({ id, amount: wireMoney(amount) })),
        waits: isSide(actor, granted.request)
          ? null
          : await this.proposals.waitsFor(tx, actor, proposed, proposed.returned),
      };
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

  private async judged(tx: Transaction, actor: User, id: number) {
    let judging: ReturnType<typeof byWhom> | undefined;
    const facts = (locked: LockedRequest) => (judging ??= byWhom(tx, actor, locked));
    const granted = await grant(tx, id, 'cancel', { actor, facts });
    const { isFree } = await facts(granted);
    const wanted = await this.cancellations.wanted(tx, [granted], actor, { isFree });
    const { deposit, rent } = await this.refunds.leftOf(tx, id);
    const deposits = (await this.refunds.deposits(tx, [id])).get(id) ?? [];
    const collected = deposits.reduce((sum, { payment }) => sum + payment.amount, 0);
    const proposed = { request: granted.request, amount: deposit + rent, returned: collected - deposit };
    return { granted, isFree, wanted, proposed };
  }
}

const isSide = ({ id }: User, { user_id, owner_id }: LockedRequest['request']) =>
  id === user_id || id === owner_id;

/** Tells if the renter cancels, and does so free of charge. */
async function byWhom(tx: Transaction, actor: User, { request, status }: LockedRequest) {
  const byRenter = actor.id === request.user_id;
  if (!byRenter) return { byRenter, isFree: false };
  const handover = await tx.manager.findOneBy(Handover, { rental_request_id: request.id });
  const waiting = await waitingForMachine(tx.manager, [request.id], tx.now);
  const { handed_over_unpaid_at, machine_late_at } = request;
  const rental = { status, handed_over_unpaid_at, machine_late_at, handover };
  return { byRenter, isFree: cancelsFree(rental, waiting.has(request.id)) };
}
