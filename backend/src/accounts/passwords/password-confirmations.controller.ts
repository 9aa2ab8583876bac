import { Authenticated, CurrentSession, CurrentUser, type Session, Valid } from '@laravel-wire/nest';
import { Controller, Get, Post, UseGuards } from '@nestjs/common';
import {
  type ConfirmPasswordInput,
  confirmPasswordRules,
  type PasswordStatusInput,
  passwordStatusRules,
} from '@yard/contracts';
import { RecentPasswords } from '../../users/password-confirmed';
import type { User } from '../../users/user.entity';
import { EMPTY_JSON, EmptyJson } from '../empty-json';
import { PasswordTriesGuard } from './password-tries.guard';
import { PasswordConfirmations } from './password-confirmations';

@Controller('user')
@Authenticated()
export class PasswordConfirmationsController {
  constructor(
    private readonly confirmations: PasswordConfirmations,
    private readonly recent: RecentPasswords,
  ) {}

  @Post('confirm-password')
  @UseGuards(PasswordTriesGuard)
  @EmptyJson(201)
  async confirm(
    @CurrentSession() session: Session,
    @CurrentUser() user: User,
    @Valid(confirmPasswordRules) { password }: ConfirmPasswordInput,
  ) {
    await this.confirmations.confirm(session, user, password);
    return EMPTY_JSON;
  }

  @Get('confirmed-password-status')
  status(@CurrentSession() session: Session, @Valid(passwordStatusRules) { seconds }: PasswordStatusInput) {
    return { confirmed: this.recent.isRecent(session, seconds ?? undefined) };
  }
}
