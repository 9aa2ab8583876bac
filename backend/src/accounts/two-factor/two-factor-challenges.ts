import { RATE_LIMITER, type RateLimiter, type Session, Sessions, ValidationFailed } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import type { TwoFactorChallengeInput } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { Clock } from '@kit/server/base/clock/clock';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { User } from '../../users/user.entity';
import { AccountAudit } from '../account-audit';
import { challengeKey, SPAN_SECONDS } from './challenge-limit.guard';
import { forgetPendingLogin, passwordDigest, type PendingLogin, pendingLoginIn } from './pending-login';
import { withoutCode } from './recovery-codes';
import { matchingStep } from './totp';
import { WRONG_CODE } from './two-factor.service';
import { TwoFactorSecrets } from './two-factor-secrets';

const USED_CODE = 'This code was used already. Wait for the next one in your app.';
const WRONG_RECOVERY_CODE = 'The provided two factor recovery code was invalid.';

/** The second step of a login. */
@Injectable()
export class TwoFactorChallenges {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: TwoFactorSecrets,
    private readonly sessions: Sessions,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * Signs in with a code of the app, or with a recovery code, which is then spent.
   *
   * @throws ValidationFailed on the field that was filled in; also where no login awaits a code
   */
  async answer(request: FastifyRequest, session: Session, input: TwoFactorChallengeInput): Promise<void> {
    const pending = pendingLoginIn(session, this.clock.now());
    const key = challengeKey(pending, request);
    const user = pending && (await this.unitOfWork.run((tx) => this.take(tx, pending, input, key)));
    if (!user) {
      throw input.recovery_code
        ? ValidationFailed.field('recovery_code', WRONG_RECOVERY_CODE)
        : ValidationFailed.field('code', WRONG_CODE);
    }
    forgetPendingLogin(session);
    await this.limiter.clear(key);
    await this.sessions.signIn(request, user, { remember: pending.remember });
  }

  private async take(tx: Transaction, pending: PendingLogin, input: TwoFactorChallengeInput, key: string) {
    const user = await tx.lock(User, { id: pending.user_id });
    if (!user || passwordDigest(user) !== pending.password_digest) return null;
    if (user.suspended_at) throw ValidationFailed.field('email', 'This account is suspended.');
    const isGood = input.recovery_code
      ? await this.spendRecoveryCode(tx, user, input.recovery_code)
      : await this.takeCode(tx, user, input.code ?? '', key);
    return isGood ? user : null;
  }

  /** A code that was taken before is no guess: it is not counted as one. @param key  of the limit */
  private async takeCode(tx: Transaction, user: User, code: string, key: string): Promise<boolean> {
    const secret = this.secrets.secretOf(user);
    const usedStep = user.two_factor_used_step;
    const step = secret === null ? null : matchingStep(secret, code, { now: tx.now, usedStep });
    if (step === null && secret !== null && matchingStep(secret, code, { now: tx.now, usedStep: null })) {
      await this.limiter.hit(key, SPAN_SECONDS, -1);
      throw ValidationFailed.field('code', USED_CODE);
    }
    if (step === null) return false;
    await tx.update(user, { two_factor_used_step: step });
    return true;
  }

  private async spendRecoveryCode(tx: Transaction, user: User, typed: string): Promise<boolean> {
    const left = withoutCode(this.secrets.codesOf(user), typed);
    if (left === null) return false;
    await tx.update(user, { two_factor_recovery_codes: this.secrets.sealCodes(left) });
    await this.audit.save(tx, user, 'use_recovery_code');
    return true;
  }
}
