import { manyRules } from '@laravel-wire/core';
import {
  Action,
  Authenticated,
  CurrentUser,
  type FiltersOf,
  Loaded,
  Show,
  StoreMany,
  Unauthenticated,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post } from '@nestjs/common';
import { adminPolicy } from '@yard/contracts';
import type { HideReviewInput, ReplyInput, ReviewFilters, ReviewInput } from '@yard/contracts/reviews';
import { hideReviewRules, replyRules, reviewPolicy, reviewRules, reviewType } from '@yard/contracts/reviews';
import { paginated } from '@kit/server/store/present';
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

  @StoreMany()
  @Authenticated()
  async storeMany(
    @CurrentUser() actor: User,
    @Valid(manyRules(reviewRules)) { data }: { data: ReviewInput[] },
  ) {
    return this.views.shown(await this.reviews.create(actor, data, ofMany));
  }

  @Show(':id', ReviewScope, reviewPolicy.view)
  show(@Loaded() review: Review) {
    return this.views.one(review);
  }

  @Action(':id/reply', ReviewScope, reviewPolicy.reply)
  @Authenticated()
  async reply(
    @CurrentUser() actor: User,
    @Loaded() review: Review,
    @Valid(replyRules) { content }: ReplyInput,
  ) {
    return this.views.one(await this.reviews.reply(actor, review, content));
  }

  @Action(':id/hide', ReviewScope, adminPolicy.reviews)
  @Authenticated()
  async hide(
    @CurrentUser() admin: User,
    @Loaded() review: Review,
    @Valid(hideReviewRules) { reason }: HideReviewInput,
  ) {
    return this.views.one(await this.reviews.hide(admin, review, reason));
  }

  @Action(':id/show', ReviewScope, adminPolicy.reviews)
  @Authenticated()
  async showAgain(@CurrentUser() admin: User, @Loaded() review: Review) {
    return this.views.one(await this.reviews.show(admin, review));
  }
}
