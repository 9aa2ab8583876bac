import { Action, Authenticated, CurrentUser, Valid } from '@laravel-wire/nest';
import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import {
  type PromoteRemoteInput,
  promoteRemoteRules,
  REMOTE_RELEASES,
  type RollbackRemoteInput,
  rollbackRemoteRules,
  type TryRemoteInput,
  tryRemoteRules,
  type WatchedVersions,
} from '@yard/contracts/watching';
import type { User } from '../../users/user.entity';
import { AdminsOnly } from '../../users/admins-only';
import { FailingVersions } from '../failing/failing-versions';
import { byAdmin } from '../publisher';
import { RemoteReleases } from '../remote-releases';
import { moved } from '../report-rejected';
import { VersionList } from '../version-list';
import { Rollouts } from '../rollouts/rollouts';
import { stepsOf } from '../rollouts/steps';
import { RemoteExistsGuard } from './remote-exists.guard';

/** Admins' actions on versions that teams have published: docs/decisions/0046. */
@Controller(REMOTE_RELEASES)
@Authenticated()
@AdminsOnly()
export class RemoteReleasesController {
  constructor(
    private readonly releases: RemoteReleases,
    private readonly versions: VersionList,
    private readonly failing: FailingVersions,
    private readonly rollouts: Rollouts,
  ) {}

  @Get()
  async index(): Promise<WatchedVersions> {
    return this.failing.counted(await this.versions.of());
  }

  @Action(':name/canary')
  @AdminsOnly('site')
  @UseGuards(RemoteExistsGuard)
  canary(
    @CurrentUser() admin: User,
    @Param('name') name: string,
    @Valid(tryRemoteRules) tried: TryRemoteInput,
  ) {
    return moved(() => this.releases.canary(name, tried.version, stepsOf(tried), byAdmin(admin)));
  }

  @Action(':name/promote')
  @AdminsOnly('site')
  @UseGuards(RemoteExistsGuard)
  promote(
    @CurrentUser() admin: User,
    @Param('name') name: string,
    @Valid(promoteRemoteRules) to: PromoteRemoteInput,
  ) {
    return moved(() => this.releases.promote(name, to.version, byAdmin(admin)));
  }

  @Action(':name/rollback')
  @AdminsOnly('site')
  @UseGuards(RemoteExistsGuard)
  rollback(
    @CurrentUser() admin: User,
    @Param('name') name: string,
    @Valid(rollbackRemoteRules) to: RollbackRemoteInput,
  ) {
    return moved(() => this.releases.rollback(name, to.version ?? undefined, byAdmin(admin)));
  }

  @Action(':name/stop')
  @AdminsOnly('site')
  @UseGuards(RemoteExistsGuard)
  stop(@CurrentUser() admin: User, @Param('name') name: string) {
    return moved(() => this.rollouts.stop(name, byAdmin(admin)));
  }

  @Action(':name/continue')
  @AdminsOnly('site')
  @UseGuards(RemoteExistsGuard)
  resume(@CurrentUser() admin: User, @Param('name') name: string) {
    return moved(() => this.rollouts.resume(name, byAdmin(admin)));
  }
}
