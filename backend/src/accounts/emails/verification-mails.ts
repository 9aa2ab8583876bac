import { VerificationUrls } from '@laravel-wire/nest/fortify';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { AccountMails } from '../account-mails';

@Injectable()
export class VerificationMails {
  constructor(
    private readonly urls: VerificationUrls,
    private readonly mails: AccountMails,
  ) {}

  async post(tx: Transaction, user: User): Promise<void> {
    await this.mails.sendVerification(tx, user, this.urls.of(user));
  }
}
