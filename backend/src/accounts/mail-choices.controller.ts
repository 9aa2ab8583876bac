import { Authenticated, CurrentUser, Valid } from '@laravel-wire/nest';
import { Controller, Get, Patch } from '@nestjs/common';
import type { MailChoices } from '@yard/contracts';
import { type MailChoiceInput, mailChoiceRules } from '@yard/contracts/mail-choices';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { DataSource } from 'typeorm';
import { lockedAccount, User } from '../users/user.entity';

@Controller('api/user/mail_choices')
@Authenticated()
export class MailChoicesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Get()
  async show(@CurrentUser() { id }: User): Promise<MailChoices> {
    // The session's user lacks these columns: a session reads only what each request needs.
    return choicesOf(await this.dataSource.manager.findOneByOrFail(User, { id }));
  }

  @Patch()
  update(@CurrentUser() { id }: User, @Valid(mailChoiceRules) input: MailChoiceInput): Promise<MailChoices> {
    return this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, id);
      return choicesOf(await tx.update(user, input as Partial<MailChoices>));
    });
  }
}

const choicesOf = ({ message_mails, reminder_mails }: User): MailChoices => ({
  message_mails: message_mails ?? 'soon',
  reminder_mails: reminder_mails ?? 'soon',
});
