import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module';
import { RentalsModule } from '../rentals.module';
import { OwnerProfileController } from './owner-profile.controller';
import { OwnerProfiles } from './owner-profiles';
import { PublishedReviews } from './published-reviews';
import { ReviewEvents } from './review-events';
import { ReviewScope, ReviewViews } from './review-views';
import { ReviewsController } from './reviews.controller';
import { ReviewsService } from './reviews.service';

@Module({
  imports: [CatalogModule, RentalsModule],
  controllers: [ReviewsController, OwnerProfileController],
  providers: [ReviewsService, ReviewViews, ReviewScope, ReviewEvents, PublishedReviews, OwnerProfiles],
  exports: [ReviewViews],
})
export class ReviewsModule {}
