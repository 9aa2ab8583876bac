import { Action, Authenticated, CurrentUser, Loaded, RedirectTo, Valid } from '@laravel-wire/nest';
import { PasswordConfirmed } from '@laravel-wire/nest/fortify';
import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { type Actor, type ImpersonateInput, impersonateRules, userPolicy, userType } from '@yard/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '@kit/server/base/clock/clock';
import { setCookieHeader } from '@kit/server/edge/set-cookie-header';
import type { User } from '../../users/user.entity';
import { AdminsOnly } from '../../users/admins-only';
import { UserScope } from '../../users/users.scope';
import { orSiteThatSaysSo } from '../used-link';
import { IMPERSONATION_COOKIE } from './impersonated';
import { END_OF_IMPERSONATION } from './impersonation.hooks';
import { ImpersonationsService } from './impersonations.service';

@Controller()
export class ImpersonationsController {
  constructor(
    private readonly impersonations: ImpersonationsService,
    private readonly clock: Clock,
  ) {}

  @Action(`${userType.endpoint}/:id/impersonate`, UserScope, userPolicy.impersonate)
  @Authenticated()
  @AdminsOnly()
  @PasswordConfirmed()
  async begin(
    @CurrentUser() actor: Actor,
    @Loaded() user: User,
    @Valid(impersonateRules) { reason }: ImpersonateInput,
  ) {
    return { url: await this.impersonations.begin(actor, user, reason) };
  }

  @Post(END_OF_IMPERSONATION)
  @HttpCode(204)
  async end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.impersonations.end(request);
    reply.header('set-cookie', setCookieHeader(request, IMPERSONATION_COOKIE, '', 0));
  }

  @Get('impersonation/:token')
  async open(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<never> {
    const { secret, ends_at } = await orSiteThatSaysSo(request, this.impersonations.open(token));
    const seconds = Math.floor((ends_at.getTime() - this.clock.now().getTime()) / 1000);
    reply.header('set-cookie', setCookieHeader(request, IMPERSONATION_COOKIE, secret, seconds));
    throw new RedirectTo('/');
  }
}
