import { Inject, Injectable } from '@nestjs/common';
import type { InputOf, PresenceVerifier } from '@laravel-wire/core';
import type { WireRequest } from '../../http/message';
import { CurrentUsers } from '../../access/current-users';
import { ValidationFailed } from '../../errors';
import { PRESENCE } from '../../ports';
import { OpenSessions } from '../../session/open-sessions';
import { Sessions } from '../../session/sessions';
import { VerificationUrls } from '../emails/verification-links';
import { FORTIFY_OPTIONS, type FortifyRules, type FortifySettings } from '../options';
import { NewPasswords } from '../passwords/new-passwords';
import { PasswordConfirmations } from '../passwords/password-confirmations';
import { RecentPasswords } from '../passwords/password-confirmed';
import { FORTIFY_ACCOUNTS, type FortifyAccounts, type FortifyUser, type HeldAccount, holdOwn } from '../port';

const TAKEN = 'The email has already been taken.';
const WRONG_PASSWORD = 'The provided password does not match your current password.';

/** Changes that people make to their own account. The own session goes on under another id; others end. */
@Injectable()
export class ProfileService {
  constructor(
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(PRESENCE) private readonly presence: PresenceVerifier,
    @Inject(FORTIFY_ACCOUNTS) private readonly accounts: FortifyAccounts,
    private readonly urls: VerificationUrls,
    private readonly passwords: NewPasswords,
    private readonly confirmations: PasswordConfirmations,
    private readonly recent: RecentPasswords,
    private readonly sessions: Sessions,
    private readonly open: OpenSessions,
    private readonly users: CurrentUsers,
  ) {}

  /**
   * A new address is unverified and gets a link; a reset link to the old one is worth nothing.
   *
   * @throws ValidationFailed for an address that is taken
   * @throws Locked for a new one, with `confirmsNewEmail`, while the password was not confirmed lately
   */
  async update(
    request: WireRequest,
    actor: FortifyUser,
    input: InputOf<FortifyRules['profile']>,
  ): Promise<void> {
    const email = input.email.toLowerCase();
    if (email !== actor.email.toLowerCase()) await this.#mayMove(request, email);
    const isMoved = await holdOwn(this.accounts, actor, (account) =>
      this.#save(request, account, { ...input, email }),
    );
    if (isMoved) await this.sessions.endOthers(request, actor);
  }

  /** @throws ValidationFailed for a wrong password, and for a new one that is no good */
  async changePassword(
    request: WireRequest,
    actor: FortifyUser,
    input: InputOf<FortifyRules['updatePassword']>,
  ): Promise<void> {
    if (!(await this.confirmations.isOwn(request, actor, input.current_password))) {
      throw ValidationFailed.field('current_password', WRONG_PASSWORD);
    }
    const password = await this.passwords.hash(input.password, actor);
    await this.users.stillOf(request);
    await this.open.beginChange(request);
    await holdOwn(this.accounts, actor, async (account) => {
      await account.update({ password });
      await account.resetTokens.delete(account.user.email);
      await account.happened({ kind: 'passwordUpdated', request });
    });
    await this.sessions.endOthers(request, actor);
  }

  /** An address that is taken is refused before the password is asked for. */
  async #mayMove(request: WireRequest, email: string): Promise<void> {
    if ((await this.presence.count('users', 'email', email)) > 0) {
      throw ValidationFailed.field('email', TAKEN);
    }
    if (this.settings.confirmsNewEmail) this.recent.mustBeRecent(request);
    await this.open.beginChange(request);
  }

  async #save(
    request: WireRequest,
    account: HeldAccount,
    input: InputOf<FortifyRules['profile']>,
  ): Promise<boolean> {
    const { email, email_verified_at } = account.user;
    const isMoved = input.email !== email.toLowerCase();
    const mustVerify = isMoved && this.settings.features.includes('email-verification');
    await account.update(mustVerify ? { ...input, email_verified_at: null } : input);
    if (isMoved) await account.resetTokens.delete(email);
    if (mustVerify) {
      await account.happened({ kind: 'verificationRequested', url: this.urls.of(account.user) });
    }
    await account.happened({ kind: 'profileUpdated', request, former: { email, email_verified_at } });
    return isMoved;
  }
}
