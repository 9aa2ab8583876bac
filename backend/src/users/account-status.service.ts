import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Actor, AdminRole } from '@yard/contracts';
import { type NewRecord, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { NotificationsService } from '../notifications/notifications.service';
import { AccountEvents } from './account-events';
import { AccountsService, LAST_ADMIN, NO_ADMIN } from './accounts.service';
import { LostStoreAccess } from './store-access/lost-store-access';
import { lockedAccount, lockedWithAdmins, type User } from './user.entity';

interface Change {
  action: string;
  fields: Partial<NewRecord<User>>;
  data?: Record<string, unknown>;
}

/** Changes what an account may do: suspension, the admin right, store access. Each change has its opposite. */
@Injectable()
export class AccountStatusService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly losses: LostStoreAccess,
    private readonly events: AccountEvents,
    private readonly notifications: NotificationsService,
  ) {}

  /** Null: the command line. Ends every session and socket; a remembered login does not come back by itself. */
  suspend(actor: Actor | null, account: User, reason: string): Promise<User> {
    return this.unitOfWork.run(async (tx) => {
      const { user, isLastAdmin } = await lockedWithAdmins(tx, account.id);
      if (user.suspended_at) throw new Conflict('This account is already suspended.');
      if (isLastAdmin) throw new Conflict(LAST_ADMIN);
      const fields = { suspended_at: tx.now, suspended_reason: reason, remember_token: null };
      await this.apply(tx, actor, user, { action: 'suspend', fields, data: { reason } });
      this.accounts.endSessions(tx, user, 'Your account is suspended.');
      return user;
    });
  }

  restore(actor: Actor | null, account: User): Promise<User> {
    return this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, account.id);
      if (!user.suspended_at) throw new Conflict('This account is not suspended.');
      const fields = { suspended_at: null, suspended_reason: null };
      return this.apply(tx, actor, user, { action: 'restore', fields });
    });
  }

  grantAdmin(actor: Actor, account: User, role: AdminRole): Promise<User> {
    return this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, account.id);
      if (user.admin) throw new Conflict('This account is already an admin.');
      return this.apply(tx, actor, user, { action: 'grant_admin', fields: { admin: true, role } });
    });
  }

  revokeAdmin(actor: Actor, account: User): Promise<User> {
    return this.unitOfWork.run(async (tx) => {
      const { user, isLastAdmin } = await lockedWithAdmins(tx, account.id);
      if (!user.admin) throw new Conflict(NO_ADMIN);
      if (isLastAdmin) throw new Conflict(LAST_ADMIN);
      await this.apply(tx, actor, user, { action: 'revoke_admin', fields: { admin: false } });
      this.accounts.judgeAnew(tx, user);
      return user;
    });
  }

  /** Machines are drafts from now on. Who gets access back publishes them again: docs/rules/0015. */
  revokeStoreAccess(actor: Actor, account: User): Promise<User> {
    return this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, account.id);
      if (!user.owner) throw new Conflict('This account has no listing access.');
      const machines = await this.losses.of(tx, user.id);
      const fields = { owner: false };
      await this.apply(tx, actor, user, { action: 'revoke_store_access', fields, data: { machines } });
      await this.notifications.notify(tx, {
        user_id: user.id,
        type: 'user.store_access_revoked',
        title: 'You can’t list machines anymore',
        body: `${unlisted(machines)} Agreed rentals continue. Contact support if you think this is a mistake.`,
        data: {},
      });
      return user;
    });
  }

  private async apply(tx: Transaction, actor: Actor | null, user: User, change: Change): Promise<User> {
    await tx.update(user, change.fields);
    await this.events.saved(tx, actor, user, change.action, change.data);
    return user;
  }
}

function unlisted(machines: number): string {
  const none = 'We removed your listing access.';
  if (machines === 0) return none;
  const listed = machines === 1 ? 'Your machine is' : `Your ${machines} machines are`;
  return `${none} ${listed} no longer shown.`;
}
