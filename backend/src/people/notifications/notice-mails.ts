import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { MailAllowance } from './mail-allowance';
import { MailOutbox } from './mail-outbox';
import { clipped, SUBJECT_MAX } from './mail-text';
import { MessageMail } from './message-mails/message-mail.entity';
import { linkOf } from './notice-link';
import type { Notice, Reader } from './notice';

export type NoticeMail = Pick<Notice, 'title' | 'body' | 'facts' | 'data'>;

/** The mail beside a notice. */
@Injectable()
export class NoticeMails {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly allowance: MailAllowance,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** At once; one about a message waits for others, or until the message is read. */
  async send(tx: Transaction, reader: Reader, { message, ...notice }: Notice): Promise<void> {
    const sender_id = this.allowance.senderOf(reader.id);
    if (!message) return this.post(tx, reader, notice, sender_id);
    await tx.insert(MessageMail, {
      user_id: reader.id,
      message_id: message.id,
      thread: message.thread,
      title: clipped(notice.title, SUBJECT_MAX),
      title_of_many: clipped(message.title_of_many, SUBJECT_MAX),
      body: notice.body,
      facts: (notice.facts ?? []).map(([label, value]) => [label, value]),
      data: notice.data,
      sender_id,
    });
  }

  /** Nothing where the sender has caused too many. @param sender_id  whose mails it counts among */
  async post(tx: Transaction, reader: Reader, mail: NoticeMail, sender_id: number | null): Promise<void> {
    if (!(await this.allowance.isLeft(tx, sender_id))) return;
    const { title, body, facts = [], data } = mail;
    const link = linkOf(data, reader, this.environment);
    await this.outbox.post(tx, { recipient: reader, subject: title, body, facts, link }, sender_id);
  }
}
