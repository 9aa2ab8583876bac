import { Conflict, type FiltersOf } from '@laravel-wire/nest';
import { NotFound } from '@laravel-wire/nest/errors';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, MailFilters } from '@yard/contracts';
import { Repository } from 'typeorm';
import { AuditService } from '../audit/audit.service';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { containing, pageOfQuery, type Rows } from '@kit/server/store/present';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { Mail } from './mail.entity';
import { MailWorker } from './mail.worker';

/** Tried in vain, and not sent since; on rows named `mail`. */
export const FAILED = '(mail.sent_at IS NULL AND mail.failure_message IS NOT NULL)';

/** The outbox as admins read it, and send from it again. */
@Injectable()
export class MailsService {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
    private readonly worker: MailWorker,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  page(list: FiltersOf<MailFilters>): Promise<Rows<Mail>> {
    const query = this.mails.createQueryBuilder('mail').where('1 = 1');
    if (list.search) {
      const search = containing(list.search);
      query.andWhere("(mail.recipient LIKE :search ESCAPE '!' OR mail.subject LIKE :search ESCAPE '!')", {
        search,
      });
    }
    if (list.sent != null) query.andWhere(`mail.sent_at IS ${list.sent ? 'NOT ' : ''}NULL`);
    if (list.failed != null) query.andWhere(list.failed ? FAILED : `NOT ${FAILED}`);
    return pageOfQuery(query, list);
  }

  /**
   * Queues a mail anew that failed, with all its tries, as if it were written now.
   *
   * @throws Conflict for one that was sent (its links are its reader's alone), waits, or can't be sent for want of a
   *   mail server
   */
  resend(actor: Actor, found: Mail): Promise<Mail> {
    if (this.environment.mailUrl === null) throw new Conflict('Without a mail server, emails stay here.');
    return this.unitOfWork.run(async (tx) => {
      const mail = await tx.lock(Mail, { id: found.id });
      if (!mail) throw new NotFound();
      if (mail.sent_at) throw new Conflict('This email was already sent.');
      if (mail.failure_message === null) throw new Conflict('This email is already waiting to be sent.');
      const { recipient, created_at, failure_message } = mail;
      const anew = { attempts: 0, failure_message: null, created_at: tx.now, updated_at: tx.now };
      await tx.manager.update(Mail, { id: mail.id }, anew);
      const data = { recipient, written_at: created_at, failure_message };
      await this.audit.save(tx, { actor, action: 'resend', record_type: 'mail', record_id: mail.id, data });
      tx.afterCommit(() => this.worker.wake());
      return Object.assign(mail, anew);
    });
  }
}
