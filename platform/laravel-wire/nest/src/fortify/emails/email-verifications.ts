import { Inject, Injectable } from '@nestjs/common';
import { expectsJson, type WireRequest } from '../../http/message';
import { Forbidden, RedirectTo } from '../../errors';
import { contextOf } from '../../http/wire-context';
import { WIRE_OPTIONS, type WireSettings } from '../../options';
import { type Clock, CLOCK, RATE_LIMITER, type RateLimiter, userIdFrom } from '../../ports';
import { countHit } from '../../throttle/count-hit';
import { FORTIFY_OPTIONS, type FortifySettings } from '../options';
import { FORTIFY_ACCOUNTS, type FortifyAccounts, type FortifyUser } from '../port';
import { digestOf, verificationPath, VerificationUrls } from './verification-links';

const DAY_SECONDS = 24 * 60 * 60;
const INVALID = 'Invalid signature.';
const UNAUTHORIZED = 'This action is unauthorized.';

export interface VerificationLink {
  id: string;
  hash: string;
}

/** Proves that an address belongs to the account that names it. */
@Injectable()
export class EmailVerifications {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly wire: WireSettings,
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(FORTIFY_ACCOUNTS) private readonly accounts: FortifyAccounts,
    private readonly urls: VerificationUrls,
  ) {}

  /**
   * @returns whether a mail is on its way; false for an address that is verified already
   * @throws TooManyRequests: the address may be somebody else's, who did not ask for any of them
   */
  async send({ id, email_verified_at }: FortifyUser): Promise<boolean> {
    if (email_verified_at) return false;
    const { perMinute, perDay } = this.settings.verificationMails;
    await countHit(this.limiter, `verification:${id}`, 60, perMinute);
    await countHit(this.limiter, `verification-day:${id}`, DAY_SECONDS, perDay);
    await this.accounts.hold({ id }, async (account) => {
      await account?.happened({ kind: 'verificationRequested', url: this.urls.of(account.user) });
    });
    return true;
  }

  /**
   * Follows a link. Browsers are led to the site, which is told by `verified` in its address.
   *
   * @throws Forbidden for a link that is not ours, has ended, or names a former address; RedirectTo
   */
  async visit(request: WireRequest, link: VerificationLink): Promise<void> {
    const { verifiesGuests, home } = this.settings;
    const refusal = await this.#refusalOf(request, link);
    if (!expectsJson(request) && (refusal === null || verifiesGuests)) {
      throw new RedirectTo(`${this.wire.appUrl}${home}?verified=${refusal === null ? 1 : 0}`);
    }
    if (refusal !== null) throw new Forbidden(refusal);
  }

  /** Null once the address is verified. */
  async #refusalOf(request: WireRequest, { id, hash }: VerificationLink): Promise<string | null> {
    if (!this.urls.opens(verificationPath(id, hash), request)) return INVALID;
    const isForAll = this.settings.verifiesGuests;
    const isOwn = isForAll || String(contextOf(request).user?.id) === id;
    const isVerified = isOwn && (await this.#verify({ id, hash }));
    return isVerified ? null : isForAll ? INVALID : UNAUTHORIZED;
  }

  #verify({ id, hash }: VerificationLink): Promise<boolean> {
    return this.accounts.hold({ id: userIdFrom(id) }, async (account) => {
      if (!account || digestOf(account.user.email) !== hash) return false;
      if (!account.user.email_verified_at) {
        await account.update({ email_verified_at: this.clock.now() });
        await account.happened({ kind: 'emailVerified' });
      }
      return true;
    });
  }
}
