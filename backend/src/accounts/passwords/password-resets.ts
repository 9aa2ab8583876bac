import {
  RATE_LIMITER,
  type RateLimiter,
  ValidationFailed,
  WIRE_OPTIONS,
  type WireSettings,
} from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import type { ResetPasswordInput } from '@yard/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { OtherLogins } from '../../users/other-logins';
import { AccountAudit } from '../account-audit';
import { AccountMails } from '../account-mails';
import { NewPasswords } from './new-passwords';
import { PasswordLinks } from './password-links';
import { ResetTokens } from './reset-tokens';

const SENT = 'We have emailed your password reset link.';
const RESET = 'Your password has been reset.';
const THROTTLE_SECONDS = 60;

/** New passwords for people who forgot theirs. Nothing tells whether an address has an account. */
@Injectable()
export class PasswordResets {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(WIRE_OPTIONS) private readonly settings: Pick<WireSettings, 'failedLoginMs'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: ResetTokens,
    private readonly links: PasswordLinks,
    private readonly passwords: NewPasswords,
    private readonly others: OtherLogins,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * Mails a link if the address has an account that is not suspended.
   *
   * @throws ValidationFailed when the same address was requested within the last minute
   */
  async request(email: string) {
    const started = performance.now();
    const { hits } = await this.limiter.hit(`forgot:${email.toLowerCase()}`, THROTTLE_SECONDS);
    if (hits > 1) throw ValidationFailed.field('email', 'Please wait before retrying.');

    await this.unitOfWork.run(async (tx) => {
      const user = await this.links.send(tx, email);
      if (user) await this.audit.save(tx, user, 'request_password_reset');
    });
    // As long as a failed login: an unknown address must not be revealed by a quick answer.
    await sleep(Math.max(0, this.settings.failedLoginMs - (performance.now() - started)));
    return answer(SENT);
  }

  /** @throws ValidationFailed for a token that is unknown, spent or old, and for a suspended account */
  async reset(input: ResetPasswordInput) {
    this.passwords.check(input.password);
    // Hashing takes long: not for a token that is worth nothing, and not while rows are locked.
    const owner = await this.unitOfWork.run((tx) => this.tokens.ownerOf(tx, input));
    const password = await this.passwords.hash(input.password, owner);

    await this.unitOfWork.run(async (tx) => {
      const user = await this.tokens.ownerOf(tx, input);
      await this.tokens.forget(tx, user.email);
      await tx.update(user, { password });
      await this.mails.passwordChanged(tx, user);
      await this.audit.save(tx, user, 'reset_password');
      await this.others.end(tx, user, null);
    });
    return answer(RESET);
  }
}

/** Breeze's frontends read `status`, Fortify's read `message`. */
function answer(text: string) {
  return { status: text, message: text };
}
