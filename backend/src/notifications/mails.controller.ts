import { Action, Authenticated, CurrentUser, type FiltersOf, Loaded, Show } from '@laravel-wire/nest';
import { Controller, Get, Inject } from '@nestjs/common';
import { adminPolicy, type MailFilters, mailType } from '@yard/contracts';
import { Filters } from '../audit/exports/filters';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import type { User } from '../users/user.entity';
import { AdminsOnly } from '../users/admins-only';
import { Mail } from './mail.entity';
import { MailsService } from './mails.service';
import { presentMail } from './present-mail';

export const MailScope = scopeOf(Mail);

/** The outbox as admins see it: what the product wrote to whom, sent or stored. */
@Controller(mailType.endpoint)
@Authenticated()
@AdminsOnly()
export class MailsController {
  constructor(
    private readonly mails: MailsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get()
  async index(@CurrentUser() actor: User, @Filters(mailType) filters: FiltersOf<MailFilters>) {
    return paginated(await this.mails.page(filters), filters, (mail) => this.shown(actor, mail));
  }

  @Show(':id', MailScope, adminPolicy.manage)
  show(@CurrentUser() actor: User, @Loaded() mail: Mail) {
    return this.shown(actor, mail);
  }

  @Action(':id/resend', MailScope, adminPolicy.people)
  async resend(@CurrentUser() actor: User, @Loaded() mail: Mail) {
    return this.shown(actor, await this.mails.resend(actor, mail));
  }

  private shown(actor: User, mail: Mail) {
    return presentMail(mail, this.environment.mailUrl === null && adminPolicy.accounts(actor).allowed);
  }
}
