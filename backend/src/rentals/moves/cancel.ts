import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type CancelInput, cancelsFree } from '@yard/contracts';
import type { CancelPreviewRecord } from '@yard/contracts/records';
import { wireMoney } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { Handover } from '../records/handover.entity';
import { waitingForMachine } from '../records/late-machines';
import { grant, type Granted } from '../records/grant';
import type { LockedRequest } from '../records/locked-request';
import { RentalRefunds, sumOf } from '../money/rental-refunds';
import { mustComeBack } from '../money/seen-sum';
import { presentPlan } from '../rules/prices/present-quote';
import type { ProposedRefund } from '../money/proposed/proposed-refund.entity';
import { ProposedRefundsService } from '../money/proposed/proposed-refunds.service';
import { RefundProposals } from '../money/proposed/refund-proposals';
import { backOf, type RentalActor } from '@yard/contracts/rental-moves';
import { todayIn } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import { columnOf } from '@kit/server/store/reading';
import type { Refund } from '../../payments/refunds/refund.entity';
import { Cancellation } from '../records/cancellation.entity';
import { LatePayments } from '../money/late-payments';
import { UnpaidRents } from '../money/unpaid/unpaid-rents';
import { RentalEvents, type RequestNotice } from '../notices/rental-events';
import { type NoticeFacts, type NoticeText, rentalNotices } from '../notices/rental-notices';
import { RivalRequests } from './rival-requests';

type Ended = Granted<'cancel' | 'cancelUnanswered' | 'cancelExpired' | 'endUnpaid'>;

export interface Ending {
  reason: string;
  isFree?: boolean;
  action?: string;
  /** The notice's type after `rental_request.`. */
  event?: string;
  notice?: (facts: NoticeFacts, reason: string, to: { isRenter: boolean; isPaid: boolean }) => NoticeText;
}

/** Ends a request before its time: the days from today on are free again, money comes back. */
@Injectable()
export class Cancellations {
  constructor(
    private readonly calendar: CalendarService,
    private readonly refunds: RentalRefunds,
    private readonly late: LatePayments,
    private readonly unpaid: UnpaidRents,
    private readonly events: RentalEvents,
    private readonly rivals: RivalRequests,
  ) {}

  /** The move itself. @param actor null for the product itself */
  async end(tx: Transaction, granted: Ended, actor: User | null, ending: Ending): Promise<void> {
    await this.endAll(tx, [granted], actor, ending);
  }

  /** The same of many requests. @returns what comes back of each, in their order */
  async endAll(
    tx: Transaction,
    all: readonly Ended[],
    actor: User | null,
    ending: Ending,
  ): Promise<MinorUnits[]> {
    const { reason, action = 'cancel', event = 'cancelled', notice = rentalNotices.cancelled } = ending;
    const refunds = await this.refunds.begin(tx, await this.wanted(tx, all, actor, ending));
    const endings = all.map((granted) => cancelled(granted, refunds.get(granted.request.id) ?? []));
    const ids = columnOf(columnOf(all, 'request'), 'id');
    const cancellations = endings.map(({ request, refund_amount }) => {
      return { rental_request_id: request.id, user_id: actor?.id ?? null, reason, refund_amount };
    });
    await tx.insertAll(Cancellation, cancellations);
    await tx.updateAll(all.map((granted) => granted.change({ answer_until: null })));
    await this.freeDays(tx, all);
    for (const granted of all) await this.rivals.freed(tx, granted);
    const moved = endings.map(({ request, refund_amount }) => {
      return { request, data: { reason, refund_amount: wireMoney(refund_amount) } };
    });
    await this.events.recordedAll(tx, actor, action, moved);
    const notices = endings.flatMap(({ request, refund_amount }) => {
      const readers = [request.user_id, request.owner_id].filter((userId) => userId !== actor?.id);
      return readers.map((userId): RequestNotice => {
        const to = { isRenter: userId === request.user_id, isPaid: refund_amount > 0 };
        return { request, user_ids: [userId], event, text: (facts) => notice(facts, reason, to) };
      });
    });
    await this.events.notifyAll(tx, notices);
    const deposits = await this.refunds.deposits(tx, ids);
    const retainedOf = (id: number) => (deposits.get(id) ?? []).reduce((sum, { left }) => sum + left, 0);
    const ended = endings.map((one) => ({ ...one, retained: retainedOf(one.request.id) }));
    await this.late.end(tx, ended);
    return columnOf(endings, 'refund_amount');
  }

  wanted(tx: Transaction, all: readonly Ended[], actor: User | null, { isFree }: Pick<Ending, 'isFree'>) {
    const isByTerms = ({ move, request, status }: Ended) =>
      !isFree && backOf(move, sideOf(actor, request), status) === 'terms';
    return this.refunds.ofCancellations(tx, all, isByTerms);
  }

  /** Days that a machine was out stay as they were, also those of one that was swapped away. */
  private async freeDays(tx: Transaction, all: readonly Ended[]): Promise<void> {
    const unused: number[] = [];
    const running = all.flatMap(({ request, status }) => (status === 'active' ? request.id : []));
    const charged = await this.unpaid.charged(tx.manager, running);
    for (const { request, status, zone } of all) {
      const wasOut =
        status === 'active' && (charged.has(request.id) || (await this.unpaid.wasOut(tx.manager, request)));
      if (wasOut) await this.calendar.release(tx, [request.id], todayIn(zone, tx.now));
      else unused.push(request.id);
    }
    await this.calendar.release(tx, unused);
  }
}

function sideOf(actor: User | null, { user_id, owner_id }: Ended['request']): RentalActor {
  if (actor === null) return 'system';
  if (actor.id === user_id) return 'renter';
  return actor.id === owner_id ? 'owner' : 'admin';
}

function cancelled({ request }: Ended, refunds: readonly Refund[]) {
  return { request, refunds, refund_amount: refunds.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Cancelling a rental, which sends money back: an admin's above `REFUND_CONFIRM` waits, a side's never. */
@Injectable()
export class Cancel {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cancellations: Cancellations,
    private readonly refunds: RentalRefunds,
    private readonly proposals: RefundProposals,
    proposed: ProposedRefundsService,
  ) {
    proposed.cancelledBy((tx, admin, refund) => this.give(tx, admin, refund));
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
    const facts = (locked: LockedRequest) => freeOfCharge(tx, admin, locked);
    const granted = await grant(tx, rental_request_id, 'cancel', { actor: admin, facts });
    const { deposit, rent } = await this.refunds.leftOf(tx, rental_request_id);
    if (deposit + rent > amount) throw new Conflict('More was collected since this was proposed.');
    await this.cancellations.end(tx, granted, admin, { reason: reason ?? '' });
  }

  private async judged(tx: Transaction, actor: User, id: number) {
    let judging: ReturnType<typeof freeOfCharge> | undefined;
    const facts = (locked: LockedRequest) => (judging ??= freeOfCharge(tx, actor, locked));
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

/** A renter whose machine is not there cancels free of charge. */
async function freeOfCharge(tx: Transaction, actor: User, { request, status }: LockedRequest) {
  if (actor.id !== request.user_id) return { isFree: false };
  const handover = await tx.manager.findOneBy(Handover, { rental_request_id: request.id });
  const waiting = await waitingForMachine(tx.manager, [request.id], tx.now);
  const { handed_over_unpaid_at, machine_late_at } = request;
  const rental = { status, handed_over_unpaid_at, machine_late_at, handover };
  return { isFree: cancelsFree(rental, waiting.has(request.id)) };
}

// Hooks of `RentalEndings` run within the transaction: the ledger and payouts record the end. Hooks of `PaymentOutcomes`
// run when a refund ends: `PaymentEvents` notifies the renter, and the ledger posts it.
