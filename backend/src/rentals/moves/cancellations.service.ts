import { Injectable } from '@nestjs/common';
import { backOf, type RentalActor } from '@yard/contracts/rental-moves';
import { todayIn } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import { columnOf } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import type { Refund } from '../../payments/refunds/refund.entity';
import type { User } from '../../users/user.entity';
import { Cancellation } from '../records/cancellation.entity';
import type { Granted } from '../records/grant';
import { LatePayments } from '../money/late-payments';
import { UnpaidRents } from '../money/unpaid/unpaid-rents';
import { RentalEvents, type RequestNotice } from '../notices/rental-events';
import { type NoticeFacts, type NoticeText, rentalNotices } from '../notices/rental-notices';
import { RivalRequests } from './rival-requests';
import { RentalRefunds } from '../money/rental-refunds';

type Ended = Granted<'cancel' | 'cancelUnanswered' | 'cancelExpired' | 'endUnpaid'>;

export interface Ending {
  reason: string;
  /** Its renter gets everything back, whatever the policy says. */
  isFree?: boolean;
  action?: string;
  /** The notice's type after `rental_request.`. */
  event?: string;
  notice?: (facts: NoticeFacts, reason: string, isRenter: boolean) => NoticeText;
}

/** Ends a request before its time: the days from today on are free again, money comes back. */
@Injectable()
export class CancellationsService {
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
    const notices = endings.flatMap(({ request }) => {
      const readers = [request.user_id, request.owner_id].filter((userId) => userId !== actor?.id);
      return readers.map((userId): RequestNotice => {
        const isRenter = userId === request.user_id;
        return { request, user_ids: [userId], event, text: (facts) => notice(facts, reason, isRenter) };
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
