import { Broadcaster, Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { payoutType } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { AuditService } from '../../audit/audit.service';
import { columnOf } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import { NotificationsService } from '../../notifications/notifications.service';
import { UsersService } from '../../users/users.service';
import type { Payout } from './payout.entity';
import { payoutFacts, presentPayout } from './present-payout';

/** A payout that changed, as the audit trail names it. */
export interface MovedPayout {
  payout: Payout;
  action: string;
}

/** Everything that is sent about a payout: the audit trail, the owner's and the admins' screens, notices and mails. */
@Injectable()
export class PayoutNotices {
  constructor(
    private readonly audit: AuditService,
    private readonly broadcaster: Broadcaster,
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
  ) {}

  /** Changes, written down and shown. @param actor null for the product itself */
  async recorded(
    tx: Transaction,
    actor: { id: number } | null,
    moved: readonly MovedPayout[],
  ): Promise<void> {
    if (moved.length === 0) return;
    const entries = moved.map(({ action, payout: { id, status, amount, rental_request_id } }) => {
      const data = { status, amount: wireMoney(amount), rental_request_id };
      return { actor, action, record_type: 'payout', record_id: id, data };
    });
    await this.audit.recordAll(tx, entries);
    const admins = await this.users.adminIds(tx.manager);
    const payouts = columnOf(moved, 'payout');
    const facts = await payoutFacts(this.users, tx.manager, payouts);
    for (const payout of payouts) {
      const audience = [...new Set([payout.user_id, ...admins])];
      const { id } = payout;
      if (payout.deleted_at) tx.afterCommit(() => this.broadcaster.deleted(payoutType, audience, id));
      else {
        const model = presentPayout(payout, facts);
        tx.afterCommit(() => this.broadcaster.saved(payoutType, audience, { model }));
      }
    }
  }

  notifyPaid(tx: Transaction, payouts: readonly Payout[]): Promise<void> {
    return this.notifyOwners(tx, payouts, (payout) => {
      const amount = amountText(payout);
      return {
        event: 'paid',
        title: `${amount} is on its way to you`,
        body: `We sent your earnings from rental ${payout.rental_request_id} to your bank account.`,
      };
    });
  }

  notifyWaiting(tx: Transaction, payouts: readonly Payout[]): Promise<void> {
    return this.notifyOwners(tx, payouts, waitingWords);
  }

  /** Asks an owner for an account again. @throws Conflict the second time in a day */
  async remind(tx: Transaction, admin: { id: number }, payout: Payout): Promise<void> {
    const notice = noticeOf(payout, payout.user_id, waitingWords(payout));
    const dedupe_key = `${notice.dedupe_key}-${tx.now.toISOString().slice(0, 10)}`;
    if ((await this.notifications.takenKeys([dedupe_key], tx.manager)).size > 0) {
      throw new Conflict('The owner was already reminded today.');
    }
    await this.notifications.notify(tx, { ...notice, dedupe_key });
    await this.recorded(tx, admin, [{ payout, action: 'remind' }]);
  }

  /** The money is still owed, so an admin has to act. */
  async notifyFailed(tx: Transaction, payouts: readonly Payout[]): Promise<void> {
    if (payouts.length === 0) return;
    const admins = await this.users.adminIds(tx.manager);
    const notices = payouts.flatMap((payout) => {
      const reason = payout.failure_message ?? 'The provider gave no reason.';
      const words = {
        event: 'failed',
        title: `Payout ${payout.id} of ${amountText(payout)} failed`,
        body: `The payout for rental ${payout.rental_request_id} didn’t go through: ${reason}`,
      };
      return admins.map((user_id) => noticeOf(payout, user_id, words));
    });
    await this.notifications.notifyAll(tx, notices);
  }

  private notifyOwners(
    tx: Transaction,
    payouts: readonly Payout[],
    wordsOf: (payout: Payout) => Words,
  ): Promise<void> {
    const notices = payouts.map((payout) => noticeOf(payout, payout.user_id, wordsOf(payout)));
    return this.notifications.notifyAll(tx, notices);
  }
}

interface Words {
  event: string;
  title: string;
  body: string;
}

function waitingWords(payout: Payout): Words {
  const amount = amountText(payout);
  return {
    event: 'waiting_for_account',
    title: `Connect your bank account to get ${amount}`,
    body: `You earned it with rental ${payout.rental_request_id}. We’ll send it as soon as your account is connected.`,
  };
}

function noticeOf({ id, attempt, rental_request_id }: Payout, user_id: number, { event, ...words }: Words) {
  return {
    user_id,
    type: `payout.${event}`,
    ...words,
    data: rental_request_id === null ? {} : { rental_request_id },
    dedupe_key: `payout-${id}-${attempt}-${event}-${user_id}`,
  };
}

const amountText = ({ amount, currency }: Payout) => formatMoney(wireMoney(amount), currency);
