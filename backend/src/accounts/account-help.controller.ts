import { Authenticated, Can, CurrentUser, Loaded } from '@laravel-wire/nest';
import { PasswordConfirmed } from '@laravel-wire/nest/fortify';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { type Actor, userPolicy, userType } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { AdminsOnly } from '../users/admins-only';
import { presentUser } from '../users/present-user';
import type { User } from '../users/user.entity';
import { UserScope } from '../users/users.scope';
import { AccountHelpService } from './account-help.service';

@Controller(userType.endpoint)
@Authenticated()
@AdminsOnly()
export class AccountHelpController {
  constructor(private readonly help: AccountHelpService) {}

  @Post(':id/end_sessions')
  @HttpCode(200)
  @Can(UserScope, userPolicy.help)
  @PasswordConfirmed()
  async endSessions(@Req() request: FastifyRequest, @CurrentUser() actor: Actor, @Loaded() user: User) {
    return presentUser(await this.help.endSessions(request, actor, user));
  }

  @Post(':id/reset_two_factor')
  @HttpCode(200)
  @Can(UserScope, userPolicy.help)
  @PasswordConfirmed()
  async resetTwoFactor(@Req() request: FastifyRequest, @CurrentUser() actor: Actor, @Loaded() user: User) {
    return presentUser(await this.help.resetTwoFactor(request, actor, user));
  }

  @Post(':id/send_password_link')
  @HttpCode(200)
  @Can(UserScope, userPolicy.help)
  async sendPasswordLink(@CurrentUser() actor: Actor, @Loaded() user: User) {
    return presentUser(await this.help.sendPasswordLink(actor, user));
  }
}
