import { Module } from '@nestjs/common';
import { AgreementsModule } from '../../agreements/agreements.module';
import { CatalogModule } from '../../catalog/catalog.module';
import { RemotesModule } from '../../remotes/remotes.module';
import { ReviewsModule } from '../../rentals/reviews/reviews.module';
import * as providers from './pages-providers';

/** The public site's server-rendered pages, and their addresses: docs/decisions/0051. */
@Module({
  imports: [AgreementsModule, CatalogModule, RemotesModule, ReviewsModule],
  providers: Object.values(providers),
})
export class PagesModule {}
