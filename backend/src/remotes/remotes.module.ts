import { Module, type Provider } from '@nestjs/common';
import { ApiDocsModule } from '../api-docs/api-docs.module';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { MediaModule } from '../catalog/media/media.module';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { FileStore } from '@kit/server/files/file-store';
import { RemoteReleasesController } from './admins/remote-releases.controller';
import { BuildStore } from './builds/stored-builds';
import { RemoteSchemaController } from './contract/remote-schema.controller';
import { BucketRemoteStore } from '@kit/federation-registry/bucket-remote-store';
import { FolderRemoteStore } from '@kit/federation-registry/folder-remote-store';
import { type Place, PUBLISHED, RemoteStore } from '@kit/federation-registry/remote-store';
import { RemotePreviewsController } from './previews/remote-previews.controller';
import { TeamRemotesController, WithdrawalsController } from './teams/team-remotes.controller';
import * as providers from './remotes-providers';

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
  providers: [...Object.values(providers), shelf(RemoteStore, PUBLISHED), shelf(BuildStore, BUILDS)],
  exports: [providers.FailingVersions, providers.StoredBuilds, providers.RemotesFor, providers.ServedRemotes],
})
export class RemotesModule {}
