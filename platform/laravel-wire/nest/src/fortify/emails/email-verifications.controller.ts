import { Controller, Get, HttpCode, Param, Post, Req, Res, type Type } from '@nestjs/common';
import { replyAt, type WireRequest } from '../../http/message';
import { Authenticated, CurrentUser } from '../../access/decorators';
import { EMPTY_JSON, EmptyJson } from '../empty-json';
import type { FortifySettings } from '../options';
import type { FortifyUser } from '../port';
import { EmailVerifications, type VerificationLink } from './email-verifications';

/** Guests may follow links with `verifiesGuests`: a mail is often read on another device than the one that is signed in. */
export function emailVerificationsController({ verifiesGuests }: FortifySettings): Type {
  const ForOwner = verifiesGuests ? (): MethodDecorator => () => undefined : Authenticated;

  @Controller('email')
  class EmailVerificationsController {
    constructor(private readonly verifications: EmailVerifications) {}

    @Post('verification-notification')
    @Authenticated()
    @EmptyJson(202)
    async send(@CurrentUser() user: FortifyUser, @Res({ passthrough: true }) response: object) {
      const isSent = await this.verifications.send(user);
      replyAt(response).code(isSent ? 202 : 204);
      return isSent ? EMPTY_JSON : undefined;
    }

    @Get('verify/:id/:hash')
    @ForOwner()
    @HttpCode(204)
    verify(@Req() request: WireRequest, @Param() link: VerificationLink) {
      return this.verifications.visit(request, link);
    }
  }

  return EmailVerificationsController;
}
