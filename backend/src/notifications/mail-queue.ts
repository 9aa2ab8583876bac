import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, IsNull, MoreThan, Repository } from 'typeorm';
import { writtenAhead } from '@kit/server/base/clock/clock';
import { withoutKeys } from './keys-in-links';
import { Mail } from './mail.entity';
import { clipped } from '@yard/contracts/cut-text';

/** Minutes to wait before each further try; a mail that failed after the last stays, with its reason. */
const RETRY_AFTER_MINUTES = [1, 5, 30, 120, 720] as const;
const MAX_ATTEMPTS = RETRY_AFTER_MINUTES.length + 1;

/**
 * Older mails are not sent any more: whoever sets MAIL_URL after months would otherwise send the whole outbox.
 * Longer than all tries take.
 */
const STALE_AFTER_MINUTES = 3 * 24 * 60;

const REASON_MAX = 1000;

/** The outbox as the worker sees it. */
@Injectable()
export class MailQueue {
  constructor(@InjectRepository(Mail) private readonly mails: Repository<Mail>) {}

  /** Mails never tried, and those whose next try is due; oldest first. */
  due(now: Date, limit: number): Promise<Mail[]> {
    return this.mails
      .createQueryBuilder('mail')
      .where('mail.sent_at IS NULL')
      .andWhere('mail.created_at > :stale', { stale: minutesBefore(now, STALE_AFTER_MINUTES) })
      .andWhere(
        new Brackets((where) => {
          where
            .where('mail.attempts = 0')
            .orWhere('(mail.attempts < :most AND mail.updated_at > :ahead)', {
              most: MAX_ATTEMPTS,
              ahead: writtenAhead(now),
            });
          RETRY_AFTER_MINUTES.forEach((minutes, index) => {
            const tried = { [`tried${index}`]: index + 1, [`before${index}`]: minutesBefore(now, minutes) };
            where.orWhere(`(mail.attempts = :tried${index} AND mail.updated_at <= :before${index})`, tried);
          });
        }),
      )
      .orderBy('mail.created_at')
      .addOrderBy('mail.id')
      .limit(limit)
      .getMany();
  }

  /** Creation of the oldest mail that nobody has tried to send; null without one. */
  async untriedSince(now: Date): Promise<Date | null> {
    const untried = {
      sent_at: IsNull(),
      attempts: 0,
      created_at: MoreThan(minutesBefore(now, STALE_AFTER_MINUTES)),
    };
    const mail = await this.mails.findOne({
      where: untried,
      order: { created_at: 'ASC' },
      select: { id: true, created_at: true },
    });
    return mail?.created_at ?? null;
  }

  /**
   * Counts a try before it is made, so that of several processes one makes it, and one that is killed half
   * way makes it again later.
   */
  async claim(mail: Mail, now: Date): Promise<boolean> {
    const { affected } = await this.mails
      .createQueryBuilder()
      .update()
      .set({ attempts: mail.attempts + 1, updated_at: now })
      .where('id = :id AND attempts = :attempts AND sent_at IS NULL', mail)
      .execute();
    return affected === 1;
  }

  /** Removes the links' keys: from now on they are their recipient's alone. */
  async sent(mail: Mail, now: Date): Promise<void> {
    const [text, html] = [withoutKeys(mail.text), withoutKeys(mail.html)];
    const done = { sent_at: now, failure_message: null, unsubscribe_url: null, updated_at: now };
    await this.mails.update({ id: mail.id }, { ...done, text, html });
  }

  async failed(mail: Mail, reason: string, now: Date): Promise<void> {
    const failure_message = clipped(reason, REASON_MAX);
    await this.mails.update({ id: mail.id }, { failure_message, updated_at: now });
  }
}

const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
