import { Inject, Injectable } from '@nestjs/common';
import { renderSVG } from 'uqr';
import type { WireRequest } from '../../http/message';
import { NotFound, ValidationFailed } from '../../errors';
import { contextOf } from '../../http/wire-context';
import { CLOCK, type Clock, type WireUser } from '../../ports';
import { OpenSessions } from '../../session/open-sessions';
import { Sessions } from '../../session/sessions';
import { FORTIFY_OPTIONS, type FortifySettings } from '../options';
import { FORTIFY_ACCOUNTS, type FortifyAccounts, type FortifyUser, type HeldAccount, holdOwn } from '../port';
import { newRecoveryCodes } from './recovery-codes';
import { newSecret, otpauthUrl } from './totp';
import { TwoFactorSecrets } from './two-factor-secrets';
import { UsedCodes } from './used-codes';

export const WRONG_CODE = 'The provided two factor authentication code was invalid.';

/** A person's second factor: asked for at login once a first code has proven that the app has the secret. */
@Injectable()
export class TwoFactorService {
  constructor(
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(FORTIFY_ACCOUNTS) private readonly accounts: FortifyAccounts,
    private readonly secrets: TwoFactorSecrets,
    private readonly codes: UsedCodes,
    private readonly sessions: Sessions,
    private readonly open: OpenSessions,
  ) {}

  /**
   * Makes a secret where there is none, or with `force` another one. While one is in force, it and the recovery codes
   * stay: the other one waits in the session for its first code, and is dropped without `force`.
   */
  enable(request: WireRequest, actor: WireUser, force: boolean): Promise<void> {
    const { session } = contextOf(request);
    return this.#change(actor, async (account) => {
      const { user } = account;
      session?.forget(waitingKey(user));
      if (user.two_factor_secret !== null && !force) return;
      const two_factor_secret = this.secrets.sealSecret(newSecret());
      if (user.two_factor_confirmed_at !== null) session?.put(waitingKey(user), two_factor_secret);
      else {
        const two_factor_recovery_codes = this.secrets.sealCodes(newRecoveryCodes());
        await account.update({ two_factor_secret, two_factor_recovery_codes, ...UsedCodes.forNew(user) });
      }
      await account.happened({ kind: 'twoFactorEnabled' });
    });
  }

  /**
   * Turns two-factor login on: logins are asked for a code of this secret from now on.
   *
   * @throws ValidationFailed for a code that is not the secret's, also while there is no secret
   */
  async confirm(request: WireRequest, actor: WireUser, code: string): Promise<void> {
    await this.open.beginChange(request);
    await this.#change(actor, async (account) => {
      const { user } = account;
      const { two_factor_secret, ...before } = offered(request, user);
      const secret = this.secrets.secretOf({ two_factor_secret });
      const taken = await this.codes.take({ id: user.id, ...before }, secret, code);
      if (taken === null || taken === 'used') throw ValidationFailed.field('code', WRONG_CODE);
      await account.update({ two_factor_secret, two_factor_confirmed_at: this.clock.now(), ...taken });
      contextOf(request).session?.forget(waitingKey(user));
      await account.happened({ kind: 'twoFactorConfirmed', request });
    });
    await this.sessions.endOthers(request, actor);
  }

  /** Forgets secret and codes; nothing happens where there are none. */
  async disable(request: WireRequest, actor: WireUser): Promise<void> {
    await this.open.beginChange(request);
    const wasConfirmed = await this.#change(actor, async (account) => {
      const { user } = account;
      if (user.two_factor_secret === null) return false;
      const wasConfirmed = user.two_factor_confirmed_at !== null;
      const nothing = {
        two_factor_secret: null,
        two_factor_recovery_codes: null,
        two_factor_confirmed_at: null,
      };
      await account.update({ ...nothing, ...UsedCodes.forNew(user) });
      contextOf(request).session?.forget(waitingKey(user));
      await account.happened({ kind: 'twoFactorDisabled', request, wasConfirmed });
      return wasConfirmed;
    });
    if (wasConfirmed) await this.sessions.endOthers(request, actor);
  }

  /** @throws NotFound while there is no secret */
  async secretKey(request: WireRequest, actor: WireUser): Promise<{ secretKey: string; url?: string }> {
    const shown = await this.#offered(request, actor);
    if (shown === null) throw new NotFound('Two factor authentication has not been enabled.');
    return this.settings.tellsSecretUrl ? shown : { secretKey: shown.secretKey };
  }

  /** The secret as a picture for an authenticator's camera; empty while there is no secret, as Fortify answers. */
  async qrCode(request: WireRequest, actor: WireUser): Promise<{ svg: string; url: string } | []> {
    const shown = await this.#offered(request, actor);
    return shown === null ? [] : { svg: renderSVG(shown.url), url: shown.url };
  }

  /** The codes that are left; none while two-factor login is off. */
  recoveryCodes(actor: WireUser): Promise<string[]> {
    return this.#change(actor, async ({ user }) => this.secrets.codesOf(user));
  }

  /** Makes all earlier recovery codes worthless. */
  renewRecoveryCodes(actor: WireUser): Promise<void> {
    return this.#change(actor, async (account) => {
      await account.update({ two_factor_recovery_codes: this.secrets.sealCodes(newRecoveryCodes()) });
      await account.happened({ kind: 'recoveryCodesGenerated' });
    });
  }

  #offered(request: WireRequest, actor: WireUser): Promise<{ secretKey: string; url: string } | null> {
    return this.#change(actor, async ({ user }) => {
      const secretKey = this.secrets.secretOf(offered(request, user));
      if (secretKey === null) return null;
      return { secretKey, url: otpauthUrl(secretKey, user.email, this.settings.appName) };
    });
  }

  /** Works on the locked row: the one that came with the session may bear no secrets. */
  #change<T>(actor: WireUser, work: (account: HeldAccount) => Promise<T>): Promise<T> {
    return holdOwn(this.accounts, actor, work);
  }
}

/** Session key of an encrypted secret that waits beside one in force; it may have been somebody else's before. */
const waitingKey = ({ id }: Pick<WireUser, 'id'>): string => `two_factor_secret_of_${id}`;

/** The secret that is shown and confirmed: the one that waits, of which no code was used, else the account's. */
function offered(
  request: WireRequest,
  user: FortifyUser,
): Pick<FortifyUser, 'two_factor_secret' | 'two_factor_used_step'> {
  const { two_factor_secret, two_factor_used_step } = user;
  const waiting = user.two_factor_confirmed_at && contextOf(request).session?.get(waitingKey(user));
  return typeof waiting === 'string'
    ? { two_factor_secret: waiting, ...UsedCodes.forNew(user) }
    : { two_factor_secret, ...(two_factor_used_step !== undefined && { two_factor_used_step }) };
}
