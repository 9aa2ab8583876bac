import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiDocsModule } from '../api-docs/api-docs.module';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { MediaModule } from '../media/media.module';
import { FileStore } from '../files/file-store';
import { User } from '../users/user.entity';
import { RemoteReleasesController } from './admins/remote-releases.controller';
import { LiveCheck } from './contract/live-check';
import { SiteContract } from './contract/site-contract';
import { BucketShelf } from './bucket-shelf';
import { FailingVersions } from './failing-versions';
import { FolderShelf } from './folder-shelf';
import { PreviewedRemotes } from './previews/previewed-remotes';
import { PreviewOwner } from './previews/preview-owner';
import { RemotePreview } from './previews/remote-preview.entity';
import { RemotePreviews } from './previews/remote-previews';
import { RemotePreviewsController } from './previews/remote-previews.controller';
import { PublishedVersions } from './published-versions';
import { ReleaseSwitches } from './release-switches';
import { RemoteRelease } from './remote-release.entity';
import { RemoteReleases } from './remote-releases';
import { RemoteShelf } from './remote-shelf';
import { RemoteVersion } from './remote-version.entity';
import { RemotesFor } from './remotes-for';
import { ServedRemotes } from './served-remotes';
import { RemoteTeam } from './teams/remote-team.entity';
import { RemoteTeams } from './teams/remote-teams';
import { TeamRemotesController } from './teams/team-remotes.controller';
import { VersionList } from './version-list';

/** The parts of the sites that teams ship by themselves: docs/decisions/0046. */
@Module({
  imports: [
    ApiDocsModule,
    MediaModule,
    TypeOrmModule.forFeature([RemotePreview, RemoteRelease, RemoteTeam, RemoteVersion, User]),
  ],
  controllers: [RemotePreviewsController, RemoteReleasesController, TeamRemotesController],
  providers: [
    FailingVersions,
    LiveCheck,
    PreviewedRemotes,
    PreviewOwner,
    PublishedVersions,
    ReleaseSwitches,
    RemotePreviews,
    RemoteReleases,
    RemotesFor,
    {
      provide: RemoteShelf,
      inject: [ENVIRONMENT, FileStore],
      useFactory: ({ storagePath, bucket }: Environment, store: FileStore) =>
        bucket ? new BucketShelf(storagePath, store) : new FolderShelf(storagePath, store),
    },
    RemoteTeams,
    ServedRemotes,
    SiteContract,
    VersionList,
  ],
  exports: [RemotesFor, ServedRemotes],
})
export class RemotesModule {}
