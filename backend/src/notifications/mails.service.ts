import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { MailFilters } from '@yard/contracts';
import { Repository } from 'typeorm';
import type { Rows } from '../database/page-of';
import { containing } from '../database/containing';
import { Mail } from './mail.entity';

/** Reads the outbox, for admins. */
@Injectable()
export class MailsService {
  constructor(@InjectRepository(Mail) private readonly mails: Repository<Mail>) {}

  async page(list: FiltersOf<MailFilters>): Promise<Rows<Mail>> {
    const query = this.mails.createQueryBuilder('mail').where('1 = 1');
    if (list.search) {
      const search = containing(list.search);
      query.andWhere("(mail.recipient LIKE :search ESCAPE '!' OR mail.subject LIKE :search ESCAPE '!')", {
        search,
      });
    }
    if (list.sent != null) query.andWhere(`mail.sent_at IS ${list.sent ? 'NOT ' : ''}NULL`);
    const direction = list.direction === 'asc' ? 'ASC' : 'DESC';
    const [rows, total] = await query
      .orderBy('mail.created_at', direction)
      .addOrderBy('mail.id', direction)
      .skip((list.page - 1) * list.per_page)
      .take(list.per_page)
      .getManyAndCount();
    return { rows, total };
  }
}
