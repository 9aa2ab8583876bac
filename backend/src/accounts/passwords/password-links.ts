import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { randomBytes } from 'node:crypto';
import type { User } from '../../users/user.entity';
import { AccountMails } from '../account-mails';
import { ResetTokens } from './reset-tokens';

/** Mails the link to the page that asks for a new password. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly tokens: ResetTokens,
    private readonly mails: AccountMails,
  ) {}

  /** Null where the address has no account, or one that is suspended. */
  async send(tx: Transaction, email: string): Promise<User | null> {
    const token = randomBytes(32).toString('hex');
    const user = await this.tokens.issue(tx, email, token);
    if (user) await this.mails.sendReset(tx, user, this.tokens.pageOf(user, token));
    return user;
  }
}
