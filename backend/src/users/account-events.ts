import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type Actor, userType } from '@yard/contracts';
import { AuditService } from '../audit/audit.service';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';
import { MailOutbox } from '../notifications/mail-outbox';
import { MOVED, movedTo } from './former-addresses';
import { presentUser } from './present-user';
import type { User } from './user.entity';
import { UsersService } from './users.service';

/** An address that an account had until now, and whether it was confirmed. */
export type FormerAddress = Pick<User, 'email' | 'email_verified_at'>;

type Moved = (tx: Transaction, user: User, former: FormerAddress) => Promise<void>;

/** Acts on a changed account, within the transaction. @param action  as the audit trail names it */
type Changed = (tx: Transaction, userId: number, action: string) => Promise<void>;

/** Records a change of an account and tells those concerned. */
@Injectable()
export class AccountEvents {
  readonly others = new TransactionHooks<Changed>(['search', 'rentals']);
  /** Runs for a new address, whoever gave it. */
  readonly moves = new TransactionHooks<Moved>(['accounts']);

  constructor(
    private readonly audit: AuditService,
    private readonly users: UsersService,
    private readonly broadcaster: Broadcaster,
    private readonly outbox: MailOutbox,
  ) {}

  /** Null: the command line. Admins get the record; its owner only hears that it changed, because what admins see is not theirs. */
  async saved(
    tx: Transaction,
    actor: Actor | null,
    user: User,
    action: string,
    data?: Record<string, unknown>,
  ) {
    await this.audit.save(tx, { actor, action, record_type: 'user', record_id: user.id, data });
    await this.changed(tx, user, action);
    const admins = await this.users.adminIds(tx.manager);
    const model = presentUser(user);
    tx.afterCommit(() => {
      this.broadcaster.saved(userType, admins, { model });
      if (!admins.includes(user.id)) this.broadcaster.saved(userType, [user.id], { id: user.id });
    });
  }

  async removed(tx: Transaction, actor: Actor, user: User) {
    await this.audit.save(tx, { actor, action: 'delete', record_type: 'user', record_id: user.id });
    await this.changed(tx, user, 'delete');
    const admins = await this.users.adminIds(tx.manager);
    tx.afterCommit(() => this.broadcaster.deleted(userType, admins, user.id));
  }

  async moved(tx: Transaction, user: User, former: FormerAddress): Promise<void> {
    for (const act of this.moves.ordered) await act(tx, user, former);
    await this.tellFormer(tx, user, former);
  }

  /** The address that was given up hears of it: its owner may not have wanted that. */
  async tellFormer(tx: Transaction, user: User, former: FormerAddress): Promise<void> {
    await this.outbox.post(tx, {
      recipient: { name: user.name, ...former },
      subject: MOVED,
      body: movedTo(user),
    });
  }

  private async changed(tx: Transaction, { id }: User, action: string): Promise<void> {
    for (const act of this.others.ordered) await act(tx, id, action);
  }
}
