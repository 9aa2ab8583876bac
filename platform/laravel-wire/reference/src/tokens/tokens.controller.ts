import { Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { Authenticated, CurrentUser, Sessions } from '@laravel-wire/nest';
import {
  Abilities,
  Ability,
  type AccessToken,
  CurrentAccessToken,
  tokenCan,
  tokenCant,
} from '@laravel-wire/nest/tokens';
import type { WireRequest } from '@laravel-wire/nest';
import type { Person } from '../accounts/accounts';

/** Actions that a token may and may not do. */
@Controller('api/orders')
export class TokensController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @Abilities('orders:read')
  index(@CurrentUser() { id }: Person, @CurrentAccessToken() token: AccessToken | null): object {
    return { id, token: token?.name ?? null };
  }

  @Post()
  @Authenticated()
  @Abilities('orders:read', 'orders:write')
  store(@CurrentUser() { id }: Person): object {
    return { id };
  }

  @Get('either')
  @Ability('orders:read', 'orders:write')
  either(@CurrentUser() { id }: Person): object {
    return { id };
  }

  /** Open to guests too. */
  @Get('can')
  can(@Req() request: WireRequest): object {
    return { can: tokenCan(request, 'orders:read'), cant: tokenCant(request, 'orders:read') };
  }

  @Delete('session')
  @HttpCode(204)
  async signOut(@Req() request: WireRequest): Promise<void> {
    await this.sessions.signOut(request);
  }
}
