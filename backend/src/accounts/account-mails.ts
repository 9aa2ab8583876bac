import { Injectable } from '@nestjs/common';
import { RESET_LINK_MINUTES, VERIFICATION_LINK_MINUTES } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { MailOutbox } from '../notifications/mail-outbox';
import type { MailRecipient } from '../notifications/render-mail';

const NOT_YOU = 'If that wasn’t you, set a new password right away and contact support.';

@Injectable()
export class AccountMails {
  constructor(private readonly outbox: MailOutbox) {}

  async sendReset(tx: Transaction, recipient: MailRecipient, url: string): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Set a new password',
      body: [
        'We got a request to reset the password of your Yard account.',
        `The link works once, for ${RESET_LINK_MINUTES} minutes. If you didn’t request it, ignore this email.`,
      ].join('\n\n'),
      link: { label: 'Set a new password', url },
    });
  }

  async passwordChanged(tx: Transaction, recipient: MailRecipient): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Your password was changed',
      body: `You have a new password for Yard, and your other devices were signed out.\n\n${NOT_YOU}`,
    });
  }

  async signedOut(tx: Transaction, recipient: MailRecipient): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'You were signed out everywhere',
      body: 'A Yard admin signed you out on all devices. Sign in again with your password. If you don’t know why, contact support.',
    });
  }

  async sendVerification(tx: Transaction, recipient: MailRecipient, url: string): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Confirm your email address',
      body: [
        `Confirm that this is the email address of your Yard account. The link works for ${VERIFICATION_LINK_MINUTES} minutes.`,
        'If you have no Yard account, ignore this email: someone mistyped an address.',
      ].join('\n\n'),
      link: { label: 'Confirm email address', url },
    });
  }

  async passkeyAdded(tx: Transaction, recipient: MailRecipient, name: string): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'A passkey was added',
      body: `The passkey “${name}” now signs in to your Yard account without your password.\n\nIf that wasn’t you, remove it under Account, set a new password right away and contact support.`,
    });
  }

  async passkeyRemoved(tx: Transaction, recipient: MailRecipient, name: string): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'A passkey was removed',
      body: `The passkey “${name}” no longer signs in to your Yard account.\n\n${NOT_YOU}`,
    });
  }

  async twoFactorTurnedOn(tx: Transaction, recipient: MailRecipient): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Two-factor sign-in is on',
      body: `Yard now asks for a code from your phone each time you sign in.\n\n${NOT_YOU}`,
    });
  }

  async twoFactorTurnedOff(tx: Transaction, recipient: MailRecipient): Promise<void> {
    await this.outbox.post(tx, {
      recipient,
      subject: 'Two-factor sign-in is off',
      body: `Yard no longer asks for a code from your phone when you sign in.\n\n${NOT_YOU}`,
    });
  }
}
