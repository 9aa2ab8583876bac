import { Controller, Get, Post, Req, UseGuards, type Type } from '@nestjs/common';
import { type InputOf, rules } from '@laravel-wire/core';
import { Authenticated, CurrentSession, CurrentUser } from '../../access/decorators';
import { ValidationFailed } from '../../errors';
import type { WireRequest } from '../../http/message';
import { Valid } from '../../input/valid';
import type { WireUser } from '../../ports';
import type { Session } from '../../session/session';
import { EMPTY_JSON, EmptyJson } from '../empty-json';
import type { FortifyRules } from '../options';
import { PasswordConfirmations } from './password-confirmations';
import { RecentPasswords } from './password-confirmed';
import { PasswordTriesGuard } from './password-tries.guard';

/** `seconds`: the age that is still recent. */
const statusRules = rules({ seconds: 'nullable|integer|min:0' });

export function passwordConfirmationsController(confirmRules: FortifyRules['confirmPassword']): Type {
  @Controller('user')
  @Authenticated()
  class PasswordConfirmationsController {
    constructor(
      private readonly confirmations: PasswordConfirmations,
      private readonly recent: RecentPasswords,
    ) {}

    @Post('confirm-password')
    @UseGuards(PasswordTriesGuard)
    @EmptyJson(201)
    async confirm(
      @Req() request: WireRequest,
      @CurrentSession() session: Session,
      @CurrentUser() user: WireUser,
      @Valid(confirmRules) { password }: InputOf<FortifyRules['confirmPassword']>,
    ) {
      if (!(await this.confirmations.isOwn(request, user, password ?? ''))) {
        throw ValidationFailed.field('password', 'The provided password was incorrect.');
      }
      this.recent.stamp(session);
      return EMPTY_JSON;
    }

    @Get('confirmed-password-status')
    status(@CurrentSession() session: Session, @Valid(statusRules) { seconds }: InputOf<typeof statusRules>) {
      return { confirmed: this.recent.isRecent(session, seconds ?? undefined) };
    }
  }

  return PasswordConfirmationsController;
}
