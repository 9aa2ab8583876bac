import {
  expectsJson,
  Forbidden,
  RATE_LIMITER,
  type RateLimiter,
  RedirectTo,
  TooManyRequests,
} from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { AccountEvents } from '../../users/account-events';
import { User } from '../../users/user.entity';
import { SignedLinks } from './signed-links';
import { digestOf, VerificationMails, verificationPath } from './verification-mails';

/** Laravel's `throttle:6,1` on its verification routes. */
const MAILS_PER_MINUTE = 6;
/** The address may be somebody else's, who did not ask for any of them. */
const MAILS_PER_DAY = 20;
const DAY_SECONDS = 24 * 60 * 60;

export interface VerificationLink {
  id: string;
  hash: string;
  query: { expires?: unknown; signature?: unknown };
}

/** Whether an address belongs to the account that names it. */
@Injectable()
export class EmailVerifications {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: VerificationMails,
    private readonly links: SignedLinks,
    private readonly events: AccountEvents,
  ) {}

  /** @returns whether a mail is on its way; false for an address that is verified already */
  async send(user: User): Promise<boolean> {
    if (user.email_verified_at) return false;
    const { hits, secondsLeft } = await this.limiter.hit(`verification:${user.id}`, 60);
    if (hits > MAILS_PER_MINUTE) throw new TooManyRequests(secondsLeft);
    const today = await this.limiter.hit(`verification-day:${user.id}`, DAY_SECONDS);
    if (today.hits > MAILS_PER_DAY) throw new TooManyRequests(today.secondsLeft);
    await this.unitOfWork.run((tx) => this.mails.post(tx, user));
    return true;
  }

  /**
   * Follows a link. People are sent to the site, which tells them by `verified` in its address.
   *
   * @throws Forbidden for a JSON client with a link that is not ours, has ended, or names a former address
   */
  async visit(request: FastifyRequest, link: VerificationLink): Promise<void> {
    const isVerified = await this.verify(link);
    if (!expectsJson(request)) {
      throw new RedirectTo(`${this.environment.appUrl}/?verified=${isVerified ? 1 : 0}`);
    }
    if (!isVerified) throw new Forbidden('Invalid signature.');
  }

  private async verify({ id, hash, query }: VerificationLink): Promise<boolean> {
    if (!this.links.isValid(verificationPath(id, hash), query)) return false;
    return this.unitOfWork.run(async (tx) => {
      const user = await tx.lock(User, { id: Number(id) });
      if (!user || digestOf(user.email) !== hash) return false;
      if (!user.email_verified_at) {
        await tx.update(user, { email_verified_at: tx.now });
        await this.events.saved(tx, user, user, 'verify_email');
      }
      return true;
    });
  }
}
