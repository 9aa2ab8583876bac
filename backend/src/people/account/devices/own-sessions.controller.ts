import {
  Authenticated,
  CurrentSession,
  CurrentUser,
  Filters,
  type FiltersOf,
  Id,
  type Session,
} from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { type Actor, sessionType } from '@yard/contracts';
import { paginated } from '@yard/server/store/page-of';
import { DevicePlaces } from './device-places';
import { OwnSessions } from './own-sessions';
import { presentSession } from './present-session';

@Controller(sessionType.endpoint)
@Authenticated()
export class OwnSessionsController {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly places: DevicePlaces,
  ) {}

  @Get()
  async index(
    @CurrentUser() actor: Actor,
    @CurrentSession() session: Session,
    @Filters(sessionType) list: FiltersOf,
  ) {
    const page = await this.sessions.page(actor, list);
    return paginated(page, list, presentSession(session.id, this.places));
  }

  @Delete(':id')
  @HttpCode(204)
  destroy(@CurrentUser() actor: Actor, @Id() id: number) {
    return this.sessions.end(actor, id);
  }
}
