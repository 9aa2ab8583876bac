import { laravelTimestamp } from '@laravel-wire/core';
import type { Session } from '@laravel-wire/nest';
import { Action, Authenticated, CurrentSession, CurrentUser, Id, Valid } from '@laravel-wire/nest';
import { PasswordConfirmed, RecentPasswords } from '@laravel-wire/nest/fortify';
import { Controller, Delete, Get, Req } from '@nestjs/common';
import type { PasskeyRecord } from '@yard/contracts';
import { type PasskeyInput, passkeyRules } from '@yard/contracts/passkey';
import type { FastifyRequest } from 'fastify';
import type { User } from '../../users/user.entity';
import type { Passkey } from './passkey.entity';
import { PasskeysService } from './passkeys.service';

/** Laravel's routes of a person's own passkeys, and their list, which Laravel has none for. */
@Controller('user/passkeys')
@Authenticated()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly recent: RecentPasswords,
  ) {}

  @Get()
  async index(@CurrentUser() user: User): Promise<PasskeyRecord[]> {
    return (await this.passkeys.of(user)).map(present);
  }

  @Get('options')
  @PasswordConfirmed()
  options(@Req() request: FastifyRequest, @CurrentSession() session: Session, @CurrentUser() user: User) {
    return this.passkeys.options(request, session, user);
  }

  @Action('')
  @PasswordConfirmed()
  async store(
    @Req() request: FastifyRequest,
    @CurrentSession() session: Session,
    @CurrentUser() user: User,
    @Valid(passkeyRules) input: PasskeyInput,
  ) {
    const { id, name } = await this.passkeys.add(request, session, user, input);
    return { status: 'passkey-registered', id: String(id), name };
  }

  @Delete(':id')
  async destroy(@Req() request: FastifyRequest, @CurrentUser() user: User, @Id() id: number) {
    await this.passkeys.mustOwn(user, id);
    this.recent.mustBeRecent(request);
    await this.passkeys.remove(request, user, id);
    return { status: 'passkey-deleted' };
  }
}

const present = ({ id, name, last_used_at, created_at }: Passkey): PasskeyRecord => ({
  id,
  name,
  last_used_at: last_used_at && laravelTimestamp(last_used_at),
  created_at: laravelTimestamp(created_at),
});
