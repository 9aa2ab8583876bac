import { Authenticated, CurrentUser, Valid } from '@laravel-wire/nest';
import { Controller, Delete, Get, Post, Req } from '@nestjs/common';
import {
  type Actor,
  type ConfirmTwoFactorInput,
  confirmTwoFactorRules,
  type EnableTwoFactorInput,
  enableTwoFactorRules,
} from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { PasswordConfirmed } from '../../users/password-confirmed';
import { EMPTY_JSON, EmptyJson } from '../empty-json';
import { TwoFactorService } from './two-factor.service';

@Controller('user')
@Authenticated()
@PasswordConfirmed()
export class TwoFactorController {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Post('two-factor-authentication')
  @EmptyJson(200)
  async enable(
    @Req() request: FastifyRequest,
    @CurrentUser() actor: Actor,
    @Valid(enableTwoFactorRules) { force }: EnableTwoFactorInput,
  ) {
    await this.twoFactor.enable(request, actor, force ?? false);
    return EMPTY_JSON;
  }

  @Delete('two-factor-authentication')
  @EmptyJson(200)
  async disable(@Req() request: FastifyRequest, @CurrentUser() actor: Actor) {
    await this.twoFactor.disable(request, actor);
    return EMPTY_JSON;
  }

  @Post('confirmed-two-factor-authentication')
  @EmptyJson(200)
  async confirm(
    @Req() request: FastifyRequest,
    @CurrentUser() actor: Actor,
    @Valid(confirmTwoFactorRules) { code }: ConfirmTwoFactorInput,
  ) {
    await this.twoFactor.confirm(request, actor, code);
    return EMPTY_JSON;
  }

  @Get('two-factor-qr-code')
  qrCode(@Req() request: FastifyRequest, @CurrentUser() actor: Actor) {
    return this.twoFactor.qrCode(request, actor);
  }

  @Get('two-factor-secret-key')
  secretKey(@Req() request: FastifyRequest, @CurrentUser() actor: Actor) {
    return this.twoFactor.secretKey(request, actor);
  }

  @Get('two-factor-recovery-codes')
  recoveryCodes(@CurrentUser() actor: Actor) {
    return this.twoFactor.recoveryCodes(actor);
  }

  @Post('two-factor-recovery-codes')
  @EmptyJson(200)
  async renewRecoveryCodes(@CurrentUser() actor: Actor) {
    await this.twoFactor.renewRecoveryCodes(actor);
    return EMPTY_JSON;
  }
}
