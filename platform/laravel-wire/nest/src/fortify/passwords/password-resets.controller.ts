import { Controller, HttpCode, Post, UseGuards, type Type } from '@nestjs/common';
import type { InputOf } from '@laravel-wire/core';
import { GuestOnly } from '../../access/decorators';
import { Valid } from '../../input/valid';
import type { FortifyRules, FortifySettings } from '../options';
import { PasswordResets } from './password-resets';
import { ResetLimitGuard } from './reset-limit.guard';

/** Open to guests; with `resetsForAll` to people who are signed in here and follow the mail, too. */
export function passwordResetsController({ rules, resetsForAll }: FortifySettings): Type {
  const ForGuests = resetsForAll ? (): MethodDecorator => () => undefined : GuestOnly;

  @Controller()
  class PasswordResetsController {
    constructor(private readonly resets: PasswordResets) {}

    @Post('forgot-password')
    @ForGuests()
    @UseGuards(ResetLimitGuard)
    @HttpCode(200)
    request(@Valid(rules.forgotPassword) input: InputOf<FortifyRules['forgotPassword']>) {
      return this.resets.request(input);
    }

    @Post('reset-password')
    @ForGuests()
    @HttpCode(200)
    reset(@Valid(rules.resetPassword) input: InputOf<FortifyRules['resetPassword']>) {
      return this.resets.reset(input);
    }
  }

  return PasswordResetsController;
}
