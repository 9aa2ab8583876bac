import { Valid } from '@laravel-wire/nest';
import { Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import {
  type ForgotPasswordInput,
  forgotPasswordRules,
  type ResetPasswordInput,
  resetPasswordRules,
} from '@yard/contracts';
import { PasswordResets } from './password-resets';
import { ResetLimitGuard } from './reset-limit.guard';

/** Open to everybody: a person who is signed in here may follow the mail of a forgotten password, too. */
@Controller()
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResets) {}

  @Post('forgot-password')
  @UseGuards(ResetLimitGuard)
  @HttpCode(200)
  request(@Valid(forgotPasswordRules) { email }: ForgotPasswordInput) {
    return this.resets.request(email);
  }

  @Post('reset-password')
  @HttpCode(200)
  reset(@Valid(resetPasswordRules) input: ResetPasswordInput) {
    return this.resets.reset(input);
  }
}
