import { Injectable } from '@nestjs/common';
import type { CancelInput } from '@yard/contracts';
import { CalendarService } from '../../catalog/machines/calendar/calendar.service';
import { type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import { wireMoney } from '@yard/server/store/wire-fields';
import type { User } from '../../people/users/user.entity';
import { Cancellation } from '../records/cancellation.entity';
import { grant, type Granted } from '../records/granted-move';
import { LatePayments } from '../money/late-payments';
import { RentalNews } from '../notices/rental-news';
import { type NoticeFacts, type NoticeText, rentalNotices } from '../notices/rental-notices';
import { RivalRequests } from './rival-requests';
import { RentalRefunds } from '../money/rental-refunds';

export interface Ending {
  reason: string;
  /** As the audit trail names it. */
  action?: string;
  notice?: (facts: NoticeFacts, reason: string) => NoticeText;
}

/** Ends a request before its time: the days are free again, money comes back. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly calendar: CalendarService,
    private readonly refunds: RentalRefunds,
    private readonly late: LatePayments,
    private readonly news: RentalNews,
    private readonly rivals: RivalRequests,
  ) {}

  /** @throws Conflict from statuses that the move's row does not name for the actor */
  cancel(actor: User, id: number, input: CancelInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'cancel', { actor });
      await this.end(tx, granted, actor, { reason: input.reason });
    });
  }

  /** The move itself. @param actor null for the product itself */
  async end(
    tx: Transaction,
    granted: Granted<'cancel' | 'cancelExpired' | 'endUnpaid'>,
    actor: User | null,
    { reason, action = 'cancel', notice = rentalNotices.cancelled }: Ending,
  ): Promise<void> {
    const { request } = granted;
    const refunds = await this.refunds.ofCancellation(tx, granted, actor?.id === request.user_id);
    const refund_amount = refunds.reduce((sum, { amount }) => sum + amount, 0);
    await tx.insert(Cancellation, {
      rental_request_id: request.id,
      user_id: actor?.id ?? null,
      reason,
      refund_amount,
    });
    await granted.stamp(tx);
    await this.calendar.release(tx, request.id);
    await this.rivals.freed(tx, granted);
    const data = { reason, refund_amount: wireMoney(refund_amount) };
    await this.news.recorded(tx, actor, action, request, data);
    await this.news.tell(tx, request, {
      user_ids: [request.user_id, request.owner_id].filter((userId) => userId !== actor?.id),
      event: 'cancelled',
      text: (facts) => notice(facts, reason),
    });
    const deposits = await this.refunds.deposits(tx, request.id);
    await this.late.end(tx, request, { refunds, kept: deposits.reduce((sum, { left }) => sum + left, 0) });
  }
}
