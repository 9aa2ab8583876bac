import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { payoutType } from '@yard/contracts';
import { formatMoney } from '@yard/money';
import { AuditService } from '../../people/audit/audit.service';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { wireMoney } from '@yard/server/store/wire-fields';
import { NotificationsService } from '../../people/notifications/notifications.service';
import { UsersService } from '../../people/users/users.service';
import type { Payout } from './payout.entity';
import { presentPayout } from './present-payout';

/** Everything that is told of a payout: the audit trail, the owner's and the admins' screens, notices and mails. */
@Injectable()
export class PayoutNews {
  constructor(
    private readonly audit: AuditService,
    private readonly broadcaster: Broadcaster,
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
  ) {}

  /** A change, written down and shown. @param actor null for the product itself */
  async recorded(
    tx: Transaction,
    actor: { id: number } | null,
    action: string,
    payout: Payout,
  ): Promise<void> {
    const { id, status } = payout;
    const data = { status, amount: wireMoney(payout.amount), rental_request_id: payout.rental_request_id };
    await this.audit.record(tx, { actor, action, record_type: 'payout', record_id: id, data });
    const audience = await this.audience(tx, payout);
    if (payout.deleted_at) return tx.afterCommit(() => this.broadcaster.deleted(payoutType, audience, id));
    const model = presentPayout(payout, await this.users.namesOf([payout.user_id], tx.manager));
    tx.afterCommit(() => this.broadcaster.saved(payoutType, audience, { model }));
  }

  async tellPaid(tx: Transaction, payout: Payout): Promise<void> {
    const amount = amountText(payout);
    await this.tell(tx, payout, [payout.user_id], {
      event: 'paid',
      title: `${amount} is on its way to you`,
      body: `${amount} for rental ${payout.rental_request_id} was sent to your account.`,
    });
  }

  async tellWaiting(tx: Transaction, payout: Payout): Promise<void> {
    const amount = amountText(payout);
    await this.tell(tx, payout, [payout.user_id], {
      event: 'waiting_for_account',
      title: `${amount} waits for your account`,
      body: `${amount} is yours for rental ${payout.rental_request_id}. Say where it should go, and it is sent at once.`,
    });
  }

  /** The money is still owed: somebody has to see to it. */
  async tellFailed(tx: Transaction, payout: Payout): Promise<void> {
    const reason = payout.failure_message ?? 'The provider gave no reason.';
    await this.tell(tx, payout, await this.users.adminIds(tx.manager), {
      event: 'failed',
      title: `Payout ${payout.id} of ${amountText(payout)} failed`,
      body: `The payout for rental ${payout.rental_request_id} did not go through: ${reason}`,
    });
  }

  private async tell(
    tx: Transaction,
    { id, attempt, rental_request_id }: Payout,
    readers: readonly number[],
    { event, title, body }: { event: string; title: string; body: string },
  ): Promise<void> {
    for (const user_id of readers) {
      await this.notifications.notify(tx, {
        user_id,
        type: `payout.${event}`,
        title,
        body,
        data: rental_request_id === null ? {} : { rental_request_id },
        dedupe_key: `payout-${id}-${attempt}-${event}-${user_id}`,
      });
    }
  }

  private async audience(tx: Transaction, { user_id }: Payout): Promise<number[]> {
    return [...new Set([user_id, ...(await this.users.adminIds(tx.manager))])];
  }
}

const amountText = ({ amount, currency }: Payout) =>
  formatMoney(wireMoney(amount), currency, { exact: true });
