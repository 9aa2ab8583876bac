import type { FiltersOf, Session } from '@laravel-wire/nest';
import { Authenticated, CurrentSession, CurrentUser, Destroy, Id, Loaded, Show } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { type Actor, type SessionRecord, sessionType, userPolicy, userType } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { laravelTimestamp } from '@laravel-wire/core';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../../users/user.entity';
import { AdminsOnly } from '../../users/admins-only';
import { UserScope } from '../../users/users.scope';
import { DevicePlaces } from './device-places';
import { type OwnSession, OwnSessions } from './own-sessions';
import { deviceWords } from './device-words';

const presentSession =
  (currentId: string, places: DevicePlaces) =>
  (session: OwnSession): SessionRecord => ({
    id: session.wireId,
    ip_address: session.ip_address,
    user_agent: session.user_agent,
    device: deviceWords(session.user_agent),
    place: places.of(session.ip_address),
    last_active_at: laravelTimestamp(new Date(session.last_activity * 1000)),
    current: session.id === currentId,
  });

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

  @Destroy()
  destroy(@CurrentUser() actor: Actor, @Id() id: number) {
    return this.sessions.end(actor, id);
  }
}

/** The devices of somebody else, for admins who help with an account. */
@Controller(userType.endpoint)
@Authenticated()
@AdminsOnly()
export class UserSessionsController {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly places: DevicePlaces,
  ) {}

  @Show(':id/sessions', UserScope, userPolicy.help)
  async index(
    @CurrentSession() session: Session,
    @Loaded() user: User,
    @Filters(sessionType) list: FiltersOf,
  ) {
    return paginated(await this.sessions.page(user, list), list, presentSession(session.id, this.places));
  }
}
