import { Conflict } from '@laravel-wire/nest';
import type { FortifyEvent } from '@laravel-wire/nest/fortify';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { AccountEvents } from '../users/account-events';
import { OtherLogins } from '../users/other-logins';
import type { User } from '../users/user.entity';
import { AccountAudit } from './account-audit';
import { AccountMails } from './account-mails';
import { VerificationMails } from './emails/verification-mails';
import { PasswordLinks } from './passwords/password-links';
import { resetTokensIn } from './passwords/stored-reset-tokens';

type Of<Kind extends FortifyEvent['kind']> = Extract<FortifyEvent, { kind: Kind }>;

/** Sends mails, writes the audit log and ends other logins when a password, address or second factor changes. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly events: AccountEvents,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
    private readonly others: OtherLogins,
    private readonly links: PasswordLinks,
    private readonly verifications: VerificationMails,
  ) {
    this.events.moves.register('accounts', async (tx, user, former) => {
      await resetTokensIn(tx).delete(former.email);
      await this.verifications.post(tx, user);
    });
  }

  async happened(tx: Transaction, user: User, event: FortifyEvent): Promise<void> {
    switch (event.kind) {
      case 'passwordResetRequested':
        await this.links.mail(tx, user, event);
        return this.audit.save(tx, user, 'request_password_reset');
      case 'passwordReset':
        return this.passwordChanged(tx, user, 'reset_password', null);
      case 'passwordUpdated':
        return this.passwordChanged(tx, user, 'change_password', event.request);
      case 'verificationRequested':
        return this.mails.sendVerification(tx, user, event.url);
      case 'emailVerified':
        return this.events.saved(tx, user, user, 'verify_email');
      case 'profileUpdated':
        return this.profileUpdated(tx, user, event);
      case 'twoFactorEnabled':
        return this.audit.save(tx, user, 'enable_two_factor');
      case 'twoFactorConfirmed':
        await this.mails.twoFactorTurnedOn(tx, user);
        await this.audit.save(tx, user, 'confirm_two_factor');
        return this.others.end(tx, user, event.request);
      case 'twoFactorDisabled':
        return this.twoFactorDisabled(tx, user, event);
      case 'recoveryCodesGenerated':
        if (user.two_factor_secret === null) throw new Conflict('Two factor authentication is not enabled.');
        return this.audit.save(tx, user, 'renew_recovery_codes');
      case 'recoveryCodeReplaced':
        return this.audit.save(tx, user, 'use_recovery_code');
    }
  }

  /** Every remembered login ends: its cookie names the old password. */
  private async passwordChanged(
    tx: Transaction,
    user: User,
    action: string,
    request: Of<'passwordUpdated'>['request'] | null,
  ): Promise<void> {
    await this.mails.passwordChanged(tx, user);
    await this.audit.save(tx, user, action);
    await this.others.end(tx, user, request);
  }

  /** The old address is told, and other logins end, since whoever has the new one can set a new password. */
  private async profileUpdated(
    tx: Transaction,
    user: User,
    { request, former }: Of<'profileUpdated'>,
  ): Promise<void> {
    const isMoved = user.email !== former.email;
    await this.events.saved(tx, user, user, 'update_profile', { is_moved: isMoved });
    if (!isMoved) return;
    await this.events.tellFormer(tx, user, former);
    await this.others.end(tx, user, request);
  }

  private async twoFactorDisabled(
    tx: Transaction,
    user: User,
    { request, wasConfirmed }: Of<'twoFactorDisabled'>,
  ): Promise<void> {
    if (wasConfirmed) await this.mails.twoFactorTurnedOff(tx, user);
    await this.audit.save(tx, user, 'disable_two_factor');
    if (wasConfirmed) await this.others.end(tx, user, request);
  }
}
