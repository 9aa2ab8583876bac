import { Inject, Injectable } from '@nestjs/common';
import { type InputOf, rules } from '@laravel-wire/core';
import type { WireRequest } from '../../http/message';
import { ValidationFailed } from '../../errors';
import { CLOCK, RATE_LIMITER, USER_PROVIDER } from '../../ports';
import type { Clock, RateLimiter, UserProvider } from '../../ports';
import type { Session } from '../../session/session';
import { Sessions } from '../../session/sessions';
import { FORTIFY_OPTIONS, type FortifySettings } from '../options';
import { FORTIFY_ACCOUNTS, type FortifyAccounts, type FortifyUser, type HeldAccount } from '../port';
import { challengeKey, SPAN_SECONDS } from './challenge-limit.guard';
import { forgetPendingLogin, isOfPassword, type PendingLogin, pendingLoginIn } from './pending-login';
import { withoutCode } from './recovery-codes';
import { WRONG_CODE } from './two-factor.service';
import { TwoFactorSecrets } from './two-factor-secrets';
import { UsedCodes } from './used-codes';

const WRONG_RECOVERY_CODE = 'The provided two factor recovery code was invalid.';

/** One of the two. */
export const challengeRules = rules({ code: 'nullable|string', recovery_code: 'nullable|string' });
export type TwoFactorChallengeInput = InputOf<typeof challengeRules>;

/** The second step of a login. */
@Injectable()
export class TwoFactorChallenges {
  constructor(
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    @Inject(FORTIFY_ACCOUNTS) private readonly accounts: FortifyAccounts,
    private readonly secrets: TwoFactorSecrets,
    private readonly codes: UsedCodes,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Signs in with a code of the app, or with a recovery code, which is then spent.
   *
   * @throws ValidationFailed on the field that was filled in; also where no login awaits a code
   */
  async answer(request: WireRequest, session: Session, input: TwoFactorChallengeInput): Promise<void> {
    const pending = pendingLoginIn(session, this.clock.now());
    const key = challengeKey(pending, request);
    const user = pending && (await this.#user(pending, input, key));
    if (!user) {
      throw input.recovery_code
        ? ValidationFailed.field('recovery_code', WRONG_RECOVERY_CODE)
        : ValidationFailed.field('code', WRONG_CODE);
    }
    forgetPendingLogin(session);
    await this.limiter.clear(key);
    await this.sessions.signIn(request, user, { remember: pending.remember });
  }

  #user(pending: PendingLogin, input: TwoFactorChallengeInput, key: string): Promise<FortifyUser | null> {
    return this.accounts.hold({ id: pending.id }, async (account) => {
      if (!account || !isOfPassword(pending, account.user)) return null;
      const barred = this.users.barred?.(account.user) ?? null;
      if (barred !== null) throw ValidationFailed.field('email', barred);
      const isGood = input.recovery_code
        ? await this.#spendRecoveryCode(account, input.recovery_code)
        : await this.#takeCode(account, input.code ?? '', key);
      return isGood ? account.user : null;
    });
  }

  /** @param key  of the limit: a code that was taken before is no guess, and not counted as one */
  async #takeCode(account: HeldAccount, code: string, key: string): Promise<boolean> {
    const taken = await this.codes.take(account.user, this.secrets.secretOf(account.user), code);
    const { usedCode } = this.settings;
    if (taken === 'used' && usedCode !== undefined) {
      await this.limiter.hit(key, SPAN_SECONDS, -1);
      throw ValidationFailed.field('code', usedCode);
    }
    if (taken === null || taken === 'used') return false;
    await account.update(taken);
    return true;
  }

  async #spendRecoveryCode(account: HeldAccount, typed: string): Promise<boolean> {
    const left = withoutCode(this.secrets.codesOf(account.user), typed);
    if (left === null) return false;
    await account.update({ two_factor_recovery_codes: this.secrets.sealCodes(left) });
    await account.happened({ kind: 'recoveryCodeReplaced' });
    return true;
  }
}
