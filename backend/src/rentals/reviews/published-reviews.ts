import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { storedInstant } from '@kit/server/store/reading';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { Repository } from 'typeorm';
import { NotificationsService } from '../../notifications/notifications.service';
import { publishedKey, ReviewEvents } from './review-events';
import { Review } from './review.entity';

const EVERY_MS = 15 * 60_000;
/** Reviews that an earlier version published longer ago notify nobody. */
const NOTIFIED_FOR_DAYS = 2;

const BY_TIME = `review.publish_at <= :now AND review.publish_at > :since AND review.hidden_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM reviews other WHERE other.rental_request_id = review.rental_request_id
    AND other.id <> review.id AND other.deleted_at IS NULL)`;

/** Notifies people of a review that only one side wrote, after the days to review. */
@Injectable()
export class PublishedReviews {
  constructor(
    @InjectRepository(Review) private readonly reviews: Repository<Review>,
    private readonly notifications: NotificationsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: ReviewEvents,
    private readonly clock: Clock,
  ) {}

  /** Once each: known by its notice. One that fails must not keep the others waiting. */
  @Periodic('published reviews', EVERY_MS)
  async notifyAll(): Promise<void> {
    const published = await this.published(this.clock.now());
    const taken = await this.notifications.takenKeys(published.map(keyOf));
    for (const review of published.filter((one) => !taken.has(keyOf(one)))) {
      await logFailure(
        this,
        `review ${review.id}`,
        this.unitOfWork.run((tx) => this.events.published(tx, review)),
      );
    }
  }

  private published(now: Date): Promise<Review[]> {
    const since = new Date(now.getTime() - NOTIFIED_FOR_DAYS * 86_400_000);
    const instants = { now: storedInstant(now), since: storedInstant(since) };
    return this.reviews.createQueryBuilder('review').where(BY_TIME, instants).orderBy('review.id').getMany();
  }
}

const keyOf = (review: Review) => `${publishedKey(review)}-${review.reviewed_id}`;
