import { Module } from '@nestjs/common';
import { ApiDocsModule } from '../api-docs/api-docs.module';
import { MetricsSiteModule } from './metrics/metrics-site.module';
import { PagesModule } from './pages/pages.module';
import { RemotesModule } from '../remotes/remotes.module';
import { WatchingModule } from '../watching/watching.module';

/** Both sites as browsers and operators meet them: pages, remotes, what is reported, what the API promises. */
@Module({ imports: [ApiDocsModule, WatchingModule, RemotesModule, PagesModule, MetricsSiteModule] })
export class SiteModule {}
