import { Conflict, RATE_LIMITER, type RateLimiter, TooManyRequests } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { FastifyRequest } from 'fastify';
import { AccountEvents } from '../users/account-events';
import { NO_TWO_FACTOR } from '../users/blank-account';
import { OtherLogins } from '../users/other-logins';
import { lockedAccount, type User } from '../users/user.entity';
import { AccountMails } from './account-mails';
import { PasswordLinks } from './passwords/password-links';

const LINK_EVERY_SECONDS = 60;

/** Admins help somebody who cannot get into their account, or fears that somebody else is in it. */
@Injectable()
export class AccountHelpService {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: AccountEvents,
    private readonly others: OtherLogins,
    private readonly links: PasswordLinks,
    private readonly mails: AccountMails,
  ) {}

  /** Signs the person out everywhere; of an admin's own sessions the one that asks stays. */
  endSessions(request: FastifyRequest, actor: Actor, account: User): Promise<User> {
    return this.of(account, actor, 'end_sessions', async (tx, user) => {
      await this.others.end(tx, user, request, 'Yard signed you out.');
      await this.mails.signedOut(tx, user);
    });
  }

  /** The next login asks for the password alone. Null: the command line. @throws Conflict where no code is requested */
  resetTwoFactor(request: FastifyRequest | null, actor: Actor | null, account: User): Promise<User> {
    return this.of(account, actor, 'reset_two_factor', async (tx, user) => {
      if (user.two_factor_secret === null) throw new Conflict('Two-factor sign-in is off for this account.');
      await tx.update(user, NO_TWO_FACTOR);
      await this.others.end(tx, user, request, 'Yard turned off your two-factor sign-in.');
      await this.mails.twoFactorTurnedOff(tx, user);
    });
  }

  /** @throws Conflict for a suspended account; TooManyRequests for a second link within a minute */
  async sendPasswordLink(actor: Actor, account: User): Promise<User> {
    const email = account.email.toLowerCase();
    const { hits, secondsLeft } = await this.limiter.hit(`forgot:${email}`, LINK_EVERY_SECONDS);
    if (hits > 1) throw new TooManyRequests(secondsLeft);
    return this.of(account, actor, 'send_password_link', async (tx, user) => {
      const issued = await this.links.issue(tx, user.email);
      if (!issued) throw new Conflict('This account is suspended.');
      await this.links.mail(tx, user, issued);
    });
  }

  private of(
    account: User,
    actor: Actor | null,
    action: string,
    act: (tx: Transaction, user: User) => Promise<void>,
  ): Promise<User> {
    return this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, account.id);
      await act(tx, user);
      await this.events.saved(tx, actor, user, action);
      return user;
    });
  }
}
