import { manyRules } from '@laravel-wire/core';
import {
  Authenticated,
  Can,
  CurrentUser,
  type FiltersOf,
  Loaded,
  Unauthenticated,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { adminPolicy } from '@yard/contracts';
import {
  type HideReviewInput,
  hideReviewRules,
  type ReplyInput,
  replyRules,
  type ReviewFilters,
  type ReviewInput,
  reviewPolicy,
  reviewRules,
  reviewType,
} from '@yard/contracts/reviews';
import { paginated } from '@kit/server/store/page-of';
import { GuestReads } from '@kit/server/store/replicas/guest-reads';
import { Filters } from '../../audit/exports/filters';
import { ofMany, ofOne } from '../../resources/field-name';
import type { User } from '../../users/user.entity';
import { isOfSubject } from './review-conditions';
import { ReviewScope, ReviewViews } from './review-views';
import type { Review } from './review.entity';
import { ReviewsService } from './reviews.service';

@Controller(reviewType.endpoint)
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly views: ReviewViews,
    private readonly guestReads: GuestReads,
  ) {}

  @Get()
  async index(@CurrentUser() actor: User | null, @Filters(reviewType) list: FiltersOf<ReviewFilters>) {
    // A guest has written nothing.
    if (actor === null && !isOfSubject(list)) throw new Unauthenticated();
    const page = await this.guestReads.of(actor === null, () => this.views.page(actor, list));
    return paginated(page, list, (review) => review);
  }

  @Post()
  @Authenticated()
  async store(@CurrentUser() actor: User, @Valid(reviewRules) input: ReviewInput) {
    const [review] = await this.views.shown(await this.reviews.create(actor, [input], ofOne));
    return review;
  }

  @Post('store_many')
  @HttpCode(200)
  @Authenticated()
  async storeMany(
    @CurrentUser() actor: User,
    @Valid(manyRules(reviewRules)) { data }: { data: ReviewInput[] },
  ) {
    return this.views.shown(await this.reviews.create(actor, data, ofMany));
  }

  @Get(':id')
  @Can(ReviewScope, reviewPolicy.view)
  show(@Loaded() review: Review) {
    return this.views.one(review);
  }

  @Post(':id/reply')
  @HttpCode(200)
  @Authenticated()
  @Can(ReviewScope, reviewPolicy.reply)
  async reply(
    @CurrentUser() actor: User,
    @Loaded() review: Review,
    @Valid(replyRules) { content }: ReplyInput,
  ) {
    return this.views.one(await this.reviews.reply(actor, review, content));
  }

  @Post(':id/hide')
  @HttpCode(200)
  @Authenticated()
  @Can(ReviewScope, adminPolicy.reviews)
  async hide(
    @CurrentUser() admin: User,
    @Loaded() review: Review,
    @Valid(hideReviewRules) { reason }: HideReviewInput,
  ) {
    return this.views.one(await this.reviews.hide(admin, review, reason));
  }

  @Post(':id/show')
  @HttpCode(200)
  @Authenticated()
  @Can(ReviewScope, adminPolicy.reviews)
  async showAgain(@CurrentUser() admin: User, @Loaded() review: Review) {
    return this.views.one(await this.reviews.show(admin, review));
  }
}
