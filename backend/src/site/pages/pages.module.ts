import { Module } from '@nestjs/common';
import { AgreementsModule } from '../../agreements/agreements.module';
import { CatalogModule } from '../../catalog/catalog.module';
import { RemotesModule } from '../../remotes/remotes.module';
import { ReviewsModule } from '../../rentals/reviews/reviews.module';
import { RenderedPages } from './rendered/rendered-pages';
import { DocumentPages } from './document-pages';
import { MachinePages } from './machine-pages';
import { NewestMachines } from './newest-machines';
import { Pages } from './pages';
import { PublicSite } from './public-site';
import { SiteMap } from './site-map';
import { PageVisitors } from './page-visitors';

/** The public site's server-rendered pages, and their addresses: docs/decisions/0051. */
@Module({
  imports: [AgreementsModule, CatalogModule, RemotesModule, ReviewsModule],
  providers: [
    DocumentPages,
    RenderedPages,
    MachinePages,
    NewestMachines,
    Pages,
    PublicSite,
    SiteMap,
    PageVisitors,
  ],
})
export class PagesModule {}
