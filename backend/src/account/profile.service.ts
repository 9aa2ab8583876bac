import { Passwords, Sessions, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { ChangePasswordInput, ProfileInput } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { isDuplicate, UnitOfWork } from '../database/unit-of-work';
import { AccountEvents } from '../users/account-events';
import { heldAccount } from '../users/account-rows';
import type { User } from '../users/user.entity';
import { AccountAudit } from './account-audit';
import { AccountMails } from './account-mails';
import { ResetTokens } from './passwords/reset-tokens';
import { VerificationMails } from './emails/verification-mails';

const WRONG_PASSWORD = 'The provided password does not match your current password.';

/** What people change about their own account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: AccountEvents,
    private readonly verifications: VerificationMails,
    private readonly tokens: ResetTokens,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
  ) {}

  /** A new address is unverified and gets a mail; the old one is told, and its reset link is worth nothing. */
  async update(actor: User, input: ProfileInput): Promise<void> {
    const email = input.email.toLowerCase();
    try {
      await this.unitOfWork.run(async (tx) => {
        const user = await heldAccount(tx, actor.id);
        const former = user.email;
        const isMoved = email !== former;
        await tx.update(user, { ...input, email, email_verified_at: isMoved ? null : undefined });
        await this.events.saved(tx, user, user, 'update_profile', { is_moved: isMoved });
        if (!isMoved) return;
        await this.tokens.forget(tx, former);
        await this.verifications.post(tx, user);
        await this.events.moved(tx, user, former);
      });
    } catch (error) {
      if (isDuplicate(error)) throw ValidationFailed.field('email', 'The email has already been taken.');
      throw error;
    }
  }

  /** Ends the person's other sessions, and every remembered login: its cookie names the old password. The own goes on under another id. */
  async changePassword(request: FastifyRequest, actor: User, input: ChangePasswordInput): Promise<void> {
    if (!(await this.passwords.matches(input.current_password, actor.password))) {
      throw ValidationFailed.field('current_password', WRONG_PASSWORD);
    }
    const password = await this.passwords.hash(input.password);
    await this.unitOfWork.run(async (tx) => {
      const user = await heldAccount(tx, actor.id);
      await tx.update(user, { password, remember_token: null });
      await this.tokens.forget(tx, user.email);
      await this.mails.passwordChanged(tx, user);
      await this.audit.record(tx, user, 'change_password');
      tx.afterCommit(() => this.sessions.endAllOf(user.id, request.wire?.session?.id));
    });
    await this.sessions.renew(request);
  }
}
