import { Inject, Injectable } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../config/environment';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { MailAllowance } from './mail-allowance';
import { MailOutbox, type PostedDraft } from './mail-outbox';
import { clipped } from '@yard/contracts/cut-text';
import { SUBJECT_MAX } from './render-mail';
import { MessageMail } from './message-mails/message-mail.entity';
import { linkOf } from './notice-link';
import type { MailedMessage, Notice, Reader } from './notice';

export type NoticeMail = Pick<Notice, 'title' | 'body' | 'facts' | 'data'> & { type?: string };

@Injectable()
export class NoticeMails {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly allowance: MailAllowance,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** At once; one about a message waits for others, or until the message is read. None that its reader turned off. */
  async sendAll(tx: Transaction, recipients: readonly { reader: Reader; notice: Notice }[]): Promise<void> {
    const mails = recipients
      .filter(isWanted)
      .map(({ reader, notice }) => ({ ...notice, reader, sender_id: this.allowance.senderOf(reader.id) }));
    const later = mails.flatMap(({ message, ...mail }) => (message ? [waitingOf(mail, message)] : []));
    await tx.insertAll(MessageMail, later);
    const atOnce = mails.filter(({ message }) => !message);
    await this.postAll(tx, atOnce);
  }

  async postAll(tx: Transaction, mails: readonly PostedNotice[]): Promise<void> {
    const left = new Map<number | null, number>();
    const drafts: PostedDraft[] = [];
    for (const { reader, sender_id, title, body, facts = [], ...about } of mails) {
      const many = left.get(sender_id) ?? (await this.allowance.left(tx, sender_id));
      left.set(sender_id, many - 1);
      if (many <= 0) continue;
      const link = linkOf(about, reader, this.environment);
      drafts.push({ recipient: reader, subject: title, body, facts, link, sender_id });
    }
    await this.outbox.postAll(tx, drafts);
  }
}

function isWanted({ reader, notice }: { reader: Reader; notice: Notice }): boolean {
  if (notice.message) return reader.message_mails !== 'never';
  return !notice.isReminder || reader.reminder_mails !== 'never';
}

export type PostedNotice = NoticeMail & { reader: Reader; sender_id: number | null };

function waitingOf({ reader, sender_id, title, body, facts, data }: PostedNotice, message: MailedMessage) {
  return {
    user_id: reader.id,
    message_id: message.id,
    thread: message.thread,
    title: clipped(title, SUBJECT_MAX),
    title_of_many: clipped(message.title_of_many, SUBJECT_MAX),
    body,
    facts: (facts ?? []).map(([label, value]) => [label, value] as [string, string]),
    data,
    sender_id,
  };
}
