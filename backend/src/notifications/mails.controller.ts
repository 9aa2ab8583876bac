import { Authenticated, Can, Filters, type FiltersOf, Loaded, type RecordScope } from '@laravel-wire/nest';
import { Controller, Get, Injectable } from '@nestjs/common';
import { adminPolicy, type MailFilters, mailType } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { paginated } from '../database/page-of';
import { AdminsOnly } from '../users/admins-only';
import { Mail } from './mail.entity';
import { MailsService } from './mails.service';
import { presentMail } from './present-mail';

@Injectable()
export class MailScope implements RecordScope<Mail> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<Mail | null> {
    return this.dataSource.getRepository(Mail).findOneBy({ id });
  }
}

/** The outbox as admins see it: what the product wrote to whom, sent or kept. */
@Controller(mailType.endpoint)
@Authenticated()
@AdminsOnly()
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  @Get()
  async index(@Filters(mailType) filters: FiltersOf<MailFilters>) {
    return paginated(await this.mails.page(filters), filters, presentMail);
  }

  @Get(':id')
  @Can(MailScope, adminPolicy.manage)
  show(@Loaded() mail: Mail) {
    return presentMail(mail);
  }
}
