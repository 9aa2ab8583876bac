import { Action, Authenticated, CurrentUser, Loaded } from '@laravel-wire/nest';
import { PasswordConfirmed } from '@laravel-wire/nest/fortify';
import { Controller, Req } from '@nestjs/common';
import { type Actor, userPolicy, userType } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { presentUser } from '../users/present-user';
import type { User } from '../users/user.entity';
import { AdminsOnly } from '../users/admins-only';
import { UserScope } from '../users/users.scope';
import { AccountHelpService } from './account-help.service';

@Controller(userType.endpoint)
@Authenticated()
@AdminsOnly()
export class AccountHelpController {
  constructor(private readonly help: AccountHelpService) {}

  @Action(':id/end_sessions', UserScope, userPolicy.help)
  @PasswordConfirmed()
  async endSessions(@Req() request: FastifyRequest, @CurrentUser() actor: Actor, @Loaded() user: User) {
    return presentUser(await this.help.endSessions(request, actor, user));
  }

  @Action(':id/reset_two_factor', UserScope, userPolicy.help)
  @PasswordConfirmed()
  async resetTwoFactor(@Req() request: FastifyRequest, @CurrentUser() actor: Actor, @Loaded() user: User) {
    return presentUser(await this.help.resetTwoFactor(request, actor, user));
  }

  @Action(':id/send_password_link', UserScope, userPolicy.help)
  async sendPasswordLink(@CurrentUser() actor: Actor, @Loaded() user: User) {
    return presentUser(await this.help.sendPasswordLink(actor, user));
  }
}
