import { RATE_LIMITER, type RateLimiter, TooManyRequests, ValidationFailed } from '@laravel-wire/nest';
import { emailForm } from '../../users/email-form';
import { Inject, Injectable } from '@nestjs/common';
import type { ConfirmGuestTicketInput, GuestTicketInput } from '@yard/contracts/guest-ticket';
import { GUEST_TICKET_HOURS } from '@yard/contracts/guest-ticket';
import type { ConfirmedGuestTicket } from '@yard/contracts/records';
import { Clock } from '@kit/server/base/clock/clock';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { createHash, randomBytes } from 'node:crypto';
import { ConfirmedAccounts } from '../../accounts/confirmed-accounts';
import type { MailRecipient } from '../../notifications/render-mail';
import { SupportTicketsService } from '../support-tickets.service';
import { GuestTicket } from './guest-ticket.entity';
import { GuestTicketMails } from './guest-ticket-mails';

const SENT = 'We emailed you a link. Open it to send your message.';
const SPENT =
  'This link was used or has expired. If you already confirmed it, we have your message. Otherwise send it again.';
const LIFETIME_MS = GUEST_TICKET_HOURS * 3_600_000;

/** An address is mailed once a minute and twenty times a day, and a network mails so many in an hour: a stranger may have typed any address. */
const MAIL_EVERY_SECONDS = 60;
const DAY_SECONDS = 86_400;
const MAILS_A_DAY = 20;
const HOUR_SECONDS = 3_600;
const OF_A_NETWORK = 60;

/** Turns what guests write into tickets, once they have confirmed their address. */
@Injectable()
export class GuestTicketsService {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: ConfirmedAccounts,
    private readonly tickets: SupportTicketsService,
    private readonly mails: GuestTicketMails,
  ) {}

  /**
   * Stores the text and mails the link. Does not tell whether the address has an account.
   *
   * @param network  whose it is, as the limits count
   * @throws TooManyRequests; ValidationFailed for an address that was mailed within the last minute, or often that day
   */
  async store(input: GuestTicketInput, network: string): Promise<{ message: string }> {
    const { hits, secondsLeft } = await this.limiter.hit(`guest-tickets-of:${network}`, HOUR_SECONDS);
    if (hits > OF_A_NETWORK) throw new TooManyRequests(secondsLeft);
    const email = emailForm(input.email);
    const mailed = await this.limiter.hit(`guest-ticket:${email}`, MAIL_EVERY_SECONDS);
    if (mailed.hits > 1) throw ValidationFailed.field('email', 'Please wait before retrying.');
    const today = await this.limiter.hit(`guest-tickets-to:${email}`, DAY_SECONDS);
    if (today.hits > MAILS_A_DAY) throw ValidationFailed.field('email', 'Please wait before retrying.');

    const token = randomBytes(32).toString('hex');
    await this.unitOfWork.run(async (tx) => {
      const { name, message, subject = null } = input;
      await tx.insert(GuestTicket, { name, email, subject, message, token: digestOf(token) });
      await this.mails.sendConfirmation(tx, recipientOf({ name, email }), token);
    });
    return { message: SENT };
  }

  /**
   * Opens the ticket for the account of the address; one without a password is made where it has none.
   *
   * @throws ValidationFailed for a token that is unknown, spent or old
   * @throws Conflict for an account that is suspended, or whose address nobody has confirmed
   */
  async confirm({ token }: ConfirmGuestTicketInput): Promise<ConfirmedGuestTicket> {
    // Making an account takes long: not for a token that is worth nothing, and not while rows are locked.
    const { email, name } = await this.unitOfWork.run((tx) => this.waiting(tx, token));
    const made = await this.accounts.prepare({ email, name });
    return this.unitOfWork.run(async (tx) => {
      const { id, subject, message } = await this.waiting(tx, token);
      const { user, password_token } = await this.accounts.of(tx, made);
      const ticket = await this.tickets.raise(tx, user, { subject, message, photo_ids: [] });
      await tx.manager.delete(GuestTicket, { id });
      return { support_ticket_id: ticket.id, number: ticket.number ?? '', email: user.email, password_token };
    });
  }

  private async waiting(tx: Transaction, token: string): Promise<GuestTicket> {
    const found = await tx.lock(GuestTicket, { token: digestOf(token) });
    const isGood = found && this.clock.now().getTime() - found.created_at.getTime() < LIFETIME_MS;
    if (!isGood) throw ValidationFailed.field('token', SPENT);
    return found;
  }
}

const recipientOf = (guest: { name: string; email: string }): MailRecipient => ({
  ...guest,
  email_verified_at: null,
});

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
