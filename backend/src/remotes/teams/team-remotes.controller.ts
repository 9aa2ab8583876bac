import {
  Action,
  CurrentUser,
  Destroy,
  Stateless,
  TakesUploads,
  Valid,
  ValidationFailed,
} from '@laravel-wire/nest';
import { Controller, Get, Headers, Param, Post, Req, UseGuards } from '@nestjs/common';
import type { PromoteRemoteInput, RollbackRemoteInput, TryRemoteInput } from '@yard/contracts/watching';
import { promoteRemoteRules, rollbackRemoteRules, tryRemoteRules } from '@yard/contracts/watching';
import type { FastifyRequest } from 'fastify';
import { sha256Of } from '@kit/server/files/packed-files';
import type { Upload } from '../../catalog/media/upload';
import { UploadsService } from '../../catalog/media/uploads.service';
import { FailingVersions } from '../failing/failing-versions';
import type { User } from '../../users/user.entity';
import { byAdmin } from '../publisher';
import { RemoteReleases } from '../remote-releases';
import { RemovedRemotes } from '../removed-remotes';
import { shareIn } from '@kit/federation-registry/share';
import { unpackBundle } from '@kit/federation-registry/unpack-bundle';
import { moved, reportRejected } from '../report-rejected';
import { type Steps, stepsOf } from '../rollouts/steps';
import { presentRelease, VersionList } from '../version-list';
import type { RemoteTeam } from './remote-team.entity';
import { RemoteTeams } from './remote-teams';
import { SentBy, TeamGuard, TeamOrAdminGuard } from './team.guard';

/** Admins may try it alone: docs/decisions/0046. */
const NOBODY = /^0%?$/;
const LONGEST = { commit: 64, author: 120, message: 500 };
const GROUP = /^[a-z][a-z0-9-]{0,30}$/;

/** A team's actions on its remotes, by its token: docs/decisions/0046. */
@Controller('api/remotes/:name')
@UseGuards(TeamGuard)
export class TeamRemotesController {
  constructor(
    private readonly teams: RemoteTeams,
    private readonly releases: RemoteReleases,
    private readonly versions: VersionList,
    private readonly uploads: UploadsService,
    private readonly failing: FailingVersions,
  ) {}

  @Get('versions')
  @Stateless()
  async index(@Param('name') name: string) {
    return this.failing.counted(await this.versions.of(name));
  }

  /** A form with the archive as `file`, and `share`, `group` and `expects` where they are wanted. */
  @Post('versions')
  @Stateless()
  @TakesUploads()
  store(
    @SentBy() team: RemoteTeam,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Headers('x-remote-signature') signature?: string,
  ) {
    return this.uploads.receive(request, async (upload) => {
      const key = this.teams.mustBeSigned(team, name, await sha256Of(upload.path), signature);
      return reportRejected('file', () => this.publish(team, name, upload, key));
    });
  }

  @Action('canary')
  @Stateless()
  canary(
    @SentBy() team: RemoteTeam,
    @Param('name') name: string,
    @Valid(tryRemoteRules) tried: TryRemoteInput,
  ) {
    return moved(() => this.releases.canary(name, tried.version, stepsOf(tried), team));
  }

  @Action('promote')
  @Stateless()
  promote(
    @SentBy() team: RemoteTeam,
    @Param('name') name: string,
    @Valid(promoteRemoteRules) to: PromoteRemoteInput,
  ) {
    return moved(() => this.releases.promote(name, to.version, team));
  }

  @Action('rollback')
  @Stateless()
  rollback(
    @SentBy() team: RemoteTeam,
    @Param('name') name: string,
    @Valid(rollbackRemoteRules) to: RollbackRemoteInput,
  ) {
    return moved(() => this.releases.rollback(name, to.version ?? undefined, team));
  }

  private async publish(team: RemoteTeam, name: string, { path, fields }: Upload, signed_with: string) {
    const share = shareOf(fields);
    const group = groupOf(team, fields['group']);
    const expects = fields['expects'] || null;
    const origin = { ...originIn(fields), signed_with };
    const bundle = await unpackBundle(path);
    const { release, ...published } = await this.releases.publishBundle(name, bundle, {
      share,
      group,
      expects,
      origin,
      by: team,
    });
    return { name, ...published, release: presentRelease(release) };
  }
}

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

/** @returns hundredths of a percent, or several; 0: nobody yet; null: everybody */
function shareOf({ share: text, steps, minutes }: Upload['fields']): number | Steps | null {
  if (steps) return stepsOf({ share: text, steps, minutes });
  if (!text) return null;
  if (NOBODY.test(text)) return 0;
  const share = shareIn(text);
  if (share === null) throw ValidationFailed.field('share', `${text} is no share: 10% or 2.5%`);
  return share;
}

/** A team's groups are its own: what another names the same does not move with them. */
function groupOf({ name }: RemoteTeam, word: string | undefined): string | null {
  if (!word) return null;
  if (GROUP.test(word)) return `${name}/${word}`;
  throw ValidationFailed.field('group', 'The group is a word of small letters, digits and hyphens.');
}

/** @throws ValidationFailed for more than a line or two about a version */
function originIn(fields: Upload['fields']) {
  const said = (name: keyof typeof LONGEST) => {
    const text = fields[name]?.trim() || null;
    if (text && text.length > LONGEST[name])
      throw ValidationFailed.field(name, `The ${name} has at most ${LONGEST[name]} characters.`);
    return text;
  };
  return { commit: said('commit'), author: said('author'), message: said('message') };
}
