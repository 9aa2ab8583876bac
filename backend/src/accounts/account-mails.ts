import { Injectable } from '@nestjs/common';
import { RESET_LINK_MINUTES, VERIFICATION_LINK_MINUTES } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { MailOutbox } from '../notifications/mail-outbox';
import type { MailRecipient } from '../notifications/render-mail';

const NOT_YOU = 'If that was not you, set a new password at once and write to support.';

@Injectable()
export class AccountMails {
  constructor(private readonly outbox: MailOutbox) {}

  async sendReset(tx: Transaction, recipient: MailRecipient, url: string): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Set a new password',
      body: [
        'Somebody, hopefully you, asked for a new password for your account on Yard.',
        `The link works once, and for ${RESET_LINK_MINUTES} minutes. If you did not ask for it, there is nothing to do.`,
      ].join('\n\n'),
      link: { label: 'Set a new password', url },
    });
  }

  async passwordChanged(tx: Transaction, recipient: MailRecipient): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Your password was changed',
      body: `The password of your account on Yard was changed, and your other devices were signed out.\n\n${NOT_YOU}`,
    });
  }

  async signedOut(tx: Transaction, recipient: MailRecipient): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'You were signed out everywhere',
      body: 'An admin of Yard ended all sessions of your account. Sign in again with your password. Write to support if you do not know why.',
    });
  }

  async sendVerification(tx: Transaction, recipient: MailRecipient, url: string): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Confirm your email address',
      body: [
        `Please confirm that this is the address of your account on Yard. The link works for ${VERIFICATION_LINK_MINUTES} minutes.`,
        'If you have no account on Yard, do not follow it: somebody mistyped an address.',
      ].join('\n\n'),
      link: { label: 'Confirm the address', url },
    });
  }

  async passkeyAdded(tx: Transaction, recipient: MailRecipient, name: string): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'A passkey was added to your account',
      body: `From now on the passkey “${name}” signs in to your account on Yard, without your password.\n\nIf that was not you, remove it under Account, set a new password at once and write to support.`,
    });
  }

  async passkeyRemoved(tx: Transaction, recipient: MailRecipient, name: string): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'A passkey of your account was removed',
      body: `The passkey “${name}” no longer signs in to your account on Yard.\n\n${NOT_YOU}`,
    });
  }

  async twoFactorTurnedOn(tx: Transaction, recipient: MailRecipient): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Two-factor login is on',
      body: `From now on your account on Yard asks for a code from your phone at each login.\n\n${NOT_YOU}`,
    });
  }

  async twoFactorTurnedOff(tx: Transaction, recipient: MailRecipient): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Two-factor login is off',
      body: `Your account on Yard no longer asks for a code from your phone.\n\n${NOT_YOU}`,
    });
  }
}
