import { ResetTokens } from '@laravel-wire/nest/fortify';
import { Inject, Injectable } from '@nestjs/common';
import { pathAfterSignIn } from '@yard/contracts';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { lockedAccountWith, type User } from '../../users/user.entity';
import { AccountMails } from '../account-mails';
import { resetTokensIn } from './stored-reset-tokens';

type ResetLink = { token: string; next?: string };

@Injectable()
export class PasswordLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly tokens: ResetTokens,
    private readonly mails: AccountMails,
  ) {}

  /** A token in place of an earlier one. Null where the address has no account, or one that is suspended. */
  async issue(tx: Transaction, email: string): Promise<{ user: User; token: string } | null> {
    const user = await lockedAccountWith(tx, email);
    if (!user || user.suspended_at) return null;
    const token = await this.tokens.make();
    await this.tokens.keep({ user, resetTokens: resetTokensIn(tx) }, token);
    return { user, token: token.plain };
  }

  /** @param next  left out of the link unless it is a path of this site */
  async mail(tx: Transaction, user: User, { token, next = '' }: ResetLink): Promise<void> {
    const query = new URLSearchParams({ token, email: user.email });
    if (next !== '' && pathAfterSignIn(next) === next) query.set('next', next);
    await this.mails.sendReset(tx, user, `${this.environment.appUrl}/reset-password?${query}`);
  }
}
