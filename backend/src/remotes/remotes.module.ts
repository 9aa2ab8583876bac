import { Module, type Provider } from '@nestjs/common';
import { ApiDocsModule } from '../api-docs/api-docs.module';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { MediaModule } from '../catalog/media/media.module';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { FileStore } from '@kit/server/files/file-store';
import { RemoteReleasesController } from './admins/remote-releases.controller';
import { BuildStore, StoredBuilds } from './builds/stored-builds';
import { LiveCheck } from './contract/live-check';
import { RemoteSchemaController } from './contract/remote-schema.controller';
import { SiteContract } from './contract/site-contract';
import { BucketRemoteStore } from '@kit/federation-registry/bucket-remote-store';
import { FolderRemoteStore } from '@kit/federation-registry/folder-remote-store';
import { type Place, PUBLISHED, RemoteStore } from '@kit/federation-registry/remote-store';
import { FailingVersions } from './failing/failing-versions';
import { SessionCounts } from './failing/session-counts';
import { TakenBackMetric } from './failing/taken-back-metric';
import { RollbackNotices } from './failing/rollback-notices';
import { VisitorKeys } from './failing/visitor-keys';
import { PreviewedRemotes } from './previews/previewed-remotes';
import { PreviewOwner } from './previews/preview-owner';
import { RemotePreviews } from './previews/remote-previews';
import { RemotePreviewsController } from './previews/remote-previews.controller';
import { PublishedVersions } from './published-versions';
import { ReleaseSwitches } from './release-switches';
import { RemoteClaims } from './remote-claims';
import { RemoteReleases } from './remote-releases';
import { RemotesFor } from './remotes-for';
import { RemovedRemotes } from './removed-remotes';
import { ServedRemotes } from './served-remotes';
import { RemoteTeams } from './teams/remote-teams';
import { TeamRemotesController } from './teams/team-remotes.controller';
import { WithdrawalsController } from './teams/withdrawals.controller';
import { VersionList } from './version-list';

/** Each has its own `contract.json`, a shell's as a remote's. */
const BUILDS: Place = { folder: 'builds', last: 'contract.json' };

/** Files are in the store's folder, or in a bucket with copies on this machine. */
const shelf = (provide: typeof RemoteStore, place: Place): Provider => ({
  provide,
  inject: [ENVIRONMENT, FileStore],
  useFactory: ({ storagePath, bucket }: Environment, store: FileStore) =>
    bucket
      ? new BucketRemoteStore(storagePath, store, place)
      : new FolderRemoteStore(storagePath, store, place),
});

/** The parts of the sites that teams ship by themselves: docs/decisions/0046. */
@Module({
  imports: [ApiDocsModule, MediaModule, MetricsModule],
  controllers: [
    RemoteSchemaController,
    RemotePreviewsController,
    RemoteReleasesController,
    TeamRemotesController,
    WithdrawalsController,
  ],
  providers: [
    FailingVersions,
    StoredBuilds,
    LiveCheck,
    PreviewedRemotes,
    PreviewOwner,
    PublishedVersions,
    ReleaseSwitches,
    RemoteClaims,
    RemotePreviews,
    RemoteReleases,
    RemotesFor,
    RemovedRemotes,
    shelf(RemoteStore, PUBLISHED),
    shelf(BuildStore, BUILDS),
    RemoteTeams,
    ServedRemotes,
    SessionCounts,
    SiteContract,
    TakenBackMetric,
    RollbackNotices,
    VersionList,
    VisitorKeys,
  ],
  exports: [FailingVersions, StoredBuilds, RemotesFor, ServedRemotes],
})
export class RemotesModule {}
