import { Authenticated, CurrentUser } from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../users/user.entity';
import { EMPTY_JSON, EmptyJson } from '../empty-json';
import { EmailVerifications, type VerificationLink } from './email-verifications';

@Controller('email')
export class EmailVerificationsController {
  constructor(private readonly verifications: EmailVerifications) {}

  @Post('verification-notification')
  @Authenticated()
  @EmptyJson(202)
  async send(@CurrentUser() user: User, @Res({ passthrough: true }) reply: FastifyReply) {
    const isSent = await this.verifications.send(user);
    reply.code(isSent ? 202 : 204);
    return isSent ? EMPTY_JSON : undefined;
  }

  /** Open to guests: the mail is often read on another device than the one that is signed in. */
  @Get('verify/:id/:hash')
  @HttpCode(204)
  verify(
    @Req() request: FastifyRequest,
    @Param() { id, hash }: Pick<VerificationLink, 'id' | 'hash'>,
    @Query() query: VerificationLink['query'],
  ) {
    return this.verifications.visit(request, { id, hash, query });
  }
}
