import { CurrentUser, Destroy } from '@laravel-wire/nest';
import { Controller, Param, UseGuards } from '@nestjs/common';
import type { User } from '../../users/user.entity';
import { byAdmin } from '../publisher';
import { RemovedRemotes } from '../removed-remotes';
import type { RemoteTeam } from './remote-team.entity';
import { SentBy, TeamOrAdminGuard } from './team.guard';

/** A version that its team, or an admin, takes out of the site: docs/decisions/0046. */
@Controller('api/remotes/:name/versions')
@UseGuards(TeamOrAdminGuard)
export class WithdrawalsController {
  constructor(private readonly removed: RemovedRemotes) {}

  @Destroy(':version')
  destroy(
    @CurrentUser() admin: User | null,
    @SentBy() team: RemoteTeam,
    @Param('name') name: string,
    @Param('version') version: string,
  ): Promise<void> {
    return this.removed.withdraw(name, version, admin ? byAdmin(admin) : team);
  }
}
