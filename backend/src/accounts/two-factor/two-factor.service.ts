import { Conflict, NotFound, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { NO_TWO_FACTOR } from '../../users/blank-account';
import { lockedAccount } from '../../users/account-rows';
import { OtherLogins } from '../../users/other-logins';
import type { User } from '../../users/user.entity';
import { AccountAudit } from '../account-audit';
import { AccountMails } from '../account-mails';
import { newRecoveryCodes } from './recovery-codes';
import { matchingStep, newSecret, otpauthUrl } from './totp';
import { TwoFactorSecrets } from './two-factor-secrets';

export const WRONG_CODE = 'The provided two factor authentication code was invalid.';

/** A person's second factor: requested at login once a first code has proven that the app has the secret. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: TwoFactorSecrets,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
    private readonly others: OtherLogins,
  ) {}

  /**
   * Makes a secret where there is none, or with `force` another one. While one is in force, it and the recovery codes
   * stay: the other one waits in the session for its first code, and is dropped without `force`.
   */
  enable({ wire }: FastifyRequest, actor: { id: number }, force: boolean): Promise<void> {
    return this.change(actor, async (tx, user) => {
      wire?.session?.forget(waitingKey(user));
      if (user.two_factor_secret !== null && !force) return;
      const two_factor_secret = this.secrets.sealSecret(newSecret());
      if (user.two_factor_confirmed_at !== null) wire?.session?.put(waitingKey(user), two_factor_secret);
      else {
        const two_factor_recovery_codes = this.secrets.sealCodes(newRecoveryCodes());
        await tx.update(user, { two_factor_secret, two_factor_recovery_codes, two_factor_used_step: null });
      }
      await this.audit.save(tx, user, 'enable_two_factor');
    });
  }

  /**
   * From now on a code of this secret is requested; logins without one end.
   *
   * @throws ValidationFailed for a code that is not the secret's, also while there is no secret
   */
  async confirm(request: FastifyRequest, actor: { id: number }, code: string): Promise<void> {
    await this.change(actor, async (tx, user) => {
      const { two_factor_secret, two_factor_used_step: usedStep } = offered(request, user);
      const secret = this.secrets.secretOf({ two_factor_secret });
      const step = secret === null ? null : matchingStep(secret, code, { now: tx.now, usedStep });
      if (step === null) throw ValidationFailed.field('code', WRONG_CODE);
      const confirmed = { two_factor_confirmed_at: tx.now, two_factor_used_step: step };
      await tx.update(user, { two_factor_secret, ...confirmed });
      request.wire?.session?.forget(waitingKey(user));
      await this.mails.twoFactorTurnedOn(tx, user);
      await this.audit.save(tx, user, 'confirm_two_factor');
      await this.others.end(tx, user, request);
    });
    await this.others.renewOwn(request);
  }

  /** Forgets secret and codes, and ends other logins; nothing happens where there are none. */
  async disable(request: FastifyRequest, actor: { id: number }): Promise<void> {
    const isChanged = await this.change(actor, async (tx, user) => {
      if (user.two_factor_secret === null) return false;
      const wasRequired = user.two_factor_confirmed_at !== null;
      await tx.update(user, NO_TWO_FACTOR);
      request.wire?.session?.forget(waitingKey(user));
      if (wasRequired) await this.mails.twoFactorTurnedOff(tx, user);
      await this.audit.save(tx, user, 'disable_two_factor');
      if (wasRequired) await this.others.end(tx, user, request);
      return wasRequired;
    });
    if (isChanged) await this.others.renewOwn(request);
  }

  /** @throws NotFound while there is no secret */
  secretKey(request: FastifyRequest, actor: { id: number }): Promise<{ secretKey: string; url: string }> {
    return this.change(actor, (_tx, user) => {
      const secretKey = this.secrets.secretOf(offered(request, user));
      if (secretKey === null) throw new NotFound('Two factor authentication has not been enabled.');
      return { secretKey, url: otpauthUrl(secretKey, user.email) };
    });
  }

  /** The secret as a picture for an authenticator's camera; empty while there is no secret, as Fortify answers. */
  qrCode(request: FastifyRequest, actor: { id: number }): Promise<{ svg: string; url: string } | []> {
    return this.change(actor, (_tx, user) => {
      const secretKey = this.secrets.secretOf(offered(request, user));
      if (secretKey === null) return [];
      const url = otpauthUrl(secretKey, user.email);
      return { svg: renderSVG(url), url };
    });
  }

  /** The codes that are left; none while two-factor login is off. */
  recoveryCodes(actor: { id: number }): Promise<string[]> {
    return this.change(actor, (_tx, user) => this.secrets.codesOf(user));
  }

  /** Makes all earlier recovery codes worthless. */
  renewRecoveryCodes(actor: { id: number }): Promise<void> {
    return this.change(actor, async (tx, user) => {
      if (user.two_factor_secret === null) throw new Conflict('Two factor authentication is not enabled.');
      await tx.update(user, { two_factor_recovery_codes: this.secrets.sealCodes(newRecoveryCodes()) });
      await this.audit.save(tx, user, 'renew_recovery_codes');
    });
  }

  /** On the locked row: the one that came with the session bears no secrets. */
  private change<T>(
    actor: { id: number },
    work: (tx: Transaction, user: User) => T | Promise<T>,
  ): Promise<T> {
    return this.unitOfWork.run(async (tx) => work(tx, await lockedAccount(tx, actor.id)));
  }
}

/** Where the session keeps an encrypted secret that waits beside one in force; it may have been somebody else's before. */
const waitingKey = ({ id }: User): string => `two_factor_secret_of_${id}`;

/** The secret that is shown and confirmed: the one that waits, else the account's. */
function offered(
  { wire }: FastifyRequest,
  user: User,
): Pick<User, 'two_factor_secret' | 'two_factor_used_step'> {
  const waiting = user.two_factor_confirmed_at && wire?.session?.get(waitingKey(user));
  return typeof waiting === 'string' ? { two_factor_secret: waiting, two_factor_used_step: null } : user;
}
