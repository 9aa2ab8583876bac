import { Inject, Injectable } from '@nestjs/common';
import { GUEST_TICKET_HOURS } from '@yard/contracts/guest-ticket';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { MailOutbox } from '../../notifications/mail-outbox';
import type { MailRecipient } from '../../notifications/render-mail';

@Injectable()
export class GuestTicketMails {
  constructor(
    private readonly outbox: MailOutbox,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Says nothing that was typed: a stranger may have typed this address. */
  async sendConfirmation(tx: Transaction, recipient: MailRecipient, token: string): Promise<void> {
    const url = `${this.environment.appUrl}/contact/confirm?${new URLSearchParams({ token })}`;
    await this.outbox.post(tx, {
      recipient,
      subject: 'Confirm your message to support',
      body: [
        'We got a message to Yard support from this address. Confirm it to send it.',
        `The link works once, for ${GUEST_TICKET_HOURS} hours. If you didn’t write to us, ignore this email: we’ll delete the message.`,
      ].join('\n\n'),
      link: { label: 'Confirm and send', url },
    });
  }
}
