import type { Session } from '@laravel-wire/nest';
import { Action, Authenticated, CurrentSession, CurrentUser, GuestOnly, Valid } from '@laravel-wire/nest';
import { Controller, Get, Req } from '@nestjs/common';
import type { PasskeyConfirmInput, PasskeyLoginInput } from '@yard/contracts/passkey';
import { passkeyConfirmRules, passkeyLoginRules } from '@yard/contracts/passkey';
import type { FastifyRequest } from 'fastify';
import type { User } from '../../users/user.entity';
import { PasskeyLogins } from './passkey-logins';

/** The page to which Laravel's client redirects after a passkey login. */
const HOME = { redirect: '/' };

@Controller('passkeys')
export class PasskeyLoginsController {
  constructor(private readonly logins: PasskeyLogins) {}

  @Get('login/options')
  @GuestOnly()
  loginOptions(@Req() request: FastifyRequest, @CurrentSession() session: Session) {
    return this.logins.options(request, session, null);
  }

  @Action('login')
  @GuestOnly()
  async login(
    @Req() request: FastifyRequest,
    @CurrentSession() session: Session,
    @Valid(passkeyLoginRules) input: PasskeyLoginInput,
  ) {
    await this.logins.login(request, session, input);
    return HOME;
  }

  @Get('confirm/options')
  @Authenticated()
  confirmOptions(
    @Req() request: FastifyRequest,
    @CurrentSession() session: Session,
    @CurrentUser() user: User,
  ) {
    return this.logins.options(request, session, user);
  }

  @Action('confirm')
  @Authenticated()
  async confirm(
    @Req() request: FastifyRequest,
    @CurrentSession() session: Session,
    @CurrentUser() user: User,
    @Valid(passkeyConfirmRules) { credential }: PasskeyConfirmInput,
  ) {
    await this.logins.confirm(request, session, user, credential);
    return HOME;
  }
}
