import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ChangePasswordInput, ProfileInput } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { DatabasePresence } from '@kit/server/store/presence';
import { isDuplicate, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AccountEvents } from '../users/account-events';
import { lockedAccount } from '../users/account-rows';
import { OtherLogins } from '../users/other-logins';
import { RecentPasswords } from '../users/password-confirmed';
import { changedSearchText } from '../users/search-text';
import type { User } from '../users/user.entity';
import { AccountAudit } from './account-audit';
import { AccountMails } from './account-mails';
import { NewPasswords } from './passwords/new-passwords';
import { PasswordConfirmations } from './passwords/password-confirmations';
import { ResetTokens } from './passwords/reset-tokens';
import { VerificationMails } from './emails/verification-mails';

const TAKEN = 'The email has already been taken.';
const WRONG_PASSWORD = 'The provided password does not match your current password.';

/** What people change about their own account. */
@Injectable()
export class ProfileService implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: AccountEvents,
    private readonly verifications: VerificationMails,
    private readonly tokens: ResetTokens,
    private readonly passwords: NewPasswords,
    private readonly presence: DatabasePresence,
    private readonly confirmations: PasswordConfirmations,
    private readonly recent: RecentPasswords,
    private readonly others: OtherLogins,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
  ) {}

  onModuleInit(): void {
    this.events.moves.register('accounts', async (tx, user, former) => {
      await this.tokens.forget(tx, former.email);
      await this.verifications.post(tx, user);
    });
  }

  /**
   * A new address is unverified and gets a mail; the old one is notified, and its reset link is worth nothing. Other
   * logins end, since whoever has the address can set a new password.
   *
   * @throws Locked for a new address while the password was not confirmed lately
   */
  async update(request: FastifyRequest, actor: User, input: ProfileInput): Promise<void> {
    const email = input.email.toLowerCase();
    if (email !== actor.email) await this.mayMove(request, email);
    const isMoved = await this.save(request, actor, { ...input, email });
    if (isMoved) await this.others.renewOwn(request);
  }

  /** Who types an address that is taken gets that error before the password is required. */
  private async mayMove(request: FastifyRequest, email: string): Promise<void> {
    if ((await this.presence.count('users', 'email', email)) > 0)
      throw ValidationFailed.field('email', TAKEN);
    this.recent.mustBeRecent(request);
  }

  private async save(request: FastifyRequest, actor: User, input: ProfileInput): Promise<boolean> {
    const { email } = input;
    try {
      return await this.unitOfWork.run(async (tx) => {
        const user = await lockedAccount(tx, actor.id);
        const former = { email: user.email, email_verified_at: user.email_verified_at };
        const isMoved = email !== former.email;
        const search_text = changedSearchText(user, input);
        await tx.update(user, { ...input, search_text, email_verified_at: isMoved ? null : undefined });
        await this.events.saved(tx, user, user, 'update_profile', { is_moved: isMoved });
        if (!isMoved) return false;
        await this.events.moved(tx, user, former);
        await this.others.end(tx, user, request);
        return true;
      });
    } catch (error) {
      if (isDuplicate(error)) throw ValidationFailed.field('email', TAKEN);
      throw error;
    }
  }

  /**
   * Ends the person's other sessions, and every remembered login: its cookie names the old password. The own goes on
   * under another id.
   */
  async changePassword(request: FastifyRequest, actor: User, input: ChangePasswordInput): Promise<void> {
    if (!(await this.confirmations.isOwn(actor, input.current_password))) {
      throw ValidationFailed.field('current_password', WRONG_PASSWORD);
    }
    const password = await this.passwords.hash(input.password, actor);
    await this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, actor.id);
      await tx.update(user, { password });
      await this.tokens.forget(tx, user.email);
      await this.mails.passwordChanged(tx, user);
      await this.audit.save(tx, user, 'change_password');
      await this.others.end(tx, user, request);
    });
    await this.others.renewOwn(request);
  }
}
