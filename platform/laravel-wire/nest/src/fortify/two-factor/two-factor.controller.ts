import { Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { type InputOf, rules } from '@laravel-wire/core';
import type { WireRequest } from '../../http/message';
import { Authenticated, CurrentUser } from '../../access/decorators';
import { Valid } from '../../input/valid';
import type { WireUser } from '../../ports';
import { EMPTY_JSON, EmptyJson } from '../empty-json';
import { PasswordConfirmed } from '../passwords/password-confirmed';
import { TwoFactorService } from './two-factor.service';

/** `force` makes a new secret where there is one. */
const enableRules = rules({ force: 'nullable|boolean' });

const confirmRules = rules({ code: 'required|string' });

@Controller('user')
@Authenticated()
@PasswordConfirmed()
export class TwoFactorController {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Post('two-factor-authentication')
  @EmptyJson(200)
  async enable(
    @Req() request: WireRequest,
    @CurrentUser() actor: WireUser,
    @Valid(enableRules) { force }: InputOf<typeof enableRules>,
  ) {
    await this.twoFactor.enable(request, actor, force ?? false);
    return EMPTY_JSON;
  }

  @Delete('two-factor-authentication')
  @EmptyJson(200)
  async disable(@Req() request: WireRequest, @CurrentUser() actor: WireUser) {
    await this.twoFactor.disable(request, actor);
    return EMPTY_JSON;
  }

  @Post('confirmed-two-factor-authentication')
  @EmptyJson(200)
  async confirm(
    @Req() request: WireRequest,
    @CurrentUser() actor: WireUser,
    @Valid(confirmRules) { code }: InputOf<typeof confirmRules>,
  ) {
    await this.twoFactor.confirm(request, actor, code);
    return EMPTY_JSON;
  }

  @Get('two-factor-qr-code')
  qrCode(@Req() request: WireRequest, @CurrentUser() actor: WireUser) {
    return this.twoFactor.qrCode(request, actor);
  }

  @Get('two-factor-secret-key')
  secretKey(@Req() request: WireRequest, @CurrentUser() actor: WireUser) {
    return this.twoFactor.secretKey(request, actor);
  }

  @Get('two-factor-recovery-codes')
  recoveryCodes(@CurrentUser() actor: WireUser) {
    return this.twoFactor.recoveryCodes(actor);
  }

  @Post('two-factor-recovery-codes')
  @EmptyJson(200)
  async renewRecoveryCodes(@CurrentUser() actor: WireUser) {
    await this.twoFactor.renewRecoveryCodes(actor);
    return EMPTY_JSON;
  }
}
