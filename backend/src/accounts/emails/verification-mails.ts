import { Injectable } from '@nestjs/common';
import { VERIFICATION_LINK_MINUTES } from '@yard/contracts';
import { createHash } from 'node:crypto';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { AccountMails } from '../account-mails';
import { SignedLinks } from './signed-links';

/** Asks a person to prove that an address is theirs. */
@Injectable()
export class VerificationMails {
  constructor(
    private readonly links: SignedLinks,
    private readonly mails: AccountMails,
  ) {}

  async post(tx: Transaction, user: User): Promise<void> {
    const url = this.links.make(
      verificationPath(user.id, digestOf(user.email)),
      VERIFICATION_LINK_MINUTES * 60,
    );
    await this.mails.sendVerification(tx, user, url);
  }
}

export function verificationPath(id: number | string, hash: string): string {
  return `/email/verify/${id}/${hash}`;
}

/** Names the address in a link without showing it, as Laravel does; what protects the link is its signature. */
export function digestOf(email: string): string {
  return createHash('sha1').update(email).digest('hex');
}
