import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module';
import { FailingVersions } from './failing-versions';
import { ReleaseSwitches } from './release-switches';
import { RemoteRelease } from './remote-release.entity';
import { RemoteReleases } from './remote-releases';
import { RemoteShelf } from './remote-shelf';
import { RemoteVersion } from './remote-version.entity';
import { ServedRemotes } from './served-remotes';
import { RemoteTeam } from './teams/remote-team.entity';
import { RemoteTeams } from './teams/remote-teams';
import { TeamRemotesController } from './teams/team-remotes.controller';
import { VersionList } from './version-list';

/** The parts of the sites that teams ship by themselves: docs/decisions/0046. */
@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([RemoteRelease, RemoteTeam, RemoteVersion])],
  controllers: [TeamRemotesController],
  providers: [
    FailingVersions,
    ReleaseSwitches,
    RemoteReleases,
    RemoteShelf,
    RemoteTeams,
    ServedRemotes,
    VersionList,
  ],
  exports: [ServedRemotes],
})
export class RemotesModule {}
