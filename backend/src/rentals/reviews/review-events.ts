import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { reviewType } from '@yard/contracts/reviews';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { inMachine, machineChanged } from '../../catalog/machines/machine-changed';
import { AuditService } from '../../audit/audit.service';
import { FinishedNotices } from '../../notifications/finished-notices';
import { RecordEvents } from '../../resources/record-events';
import { UsersService } from '../../users/users.service';
import { findNotifiedOf } from '../notices/parties';
import { RentalEvents } from '../notices/rental-events';
import { reviewNotices } from './review-notices';
import { ReviewViews } from './review-views';
import type { Review } from './review.entity';

const ANSWERED = ['rental_request.review_wanted', 'rental_request.reviewed'];

/** Names the notice of a review that nobody answered. */
export const publishedKey = ({ id }: Review) => `review-published-${id}`;

/** Records what happens to a review, and publishes it to screens, notices and mails. */
@Injectable()
export class ReviewEvents {
  constructor(
    private readonly audit: AuditService,
    private readonly broadcaster: Broadcaster,
    private readonly users: UsersService,
    private readonly views: ReviewViews,
    private readonly records: RecordEvents,
    private readonly rentals: RentalEvents,
    private readonly finishedNotices: FinishedNotices,
  ) {}

  audited(tx: Transaction, actor: Actor, action: string, { id }: Review, data = {}): Promise<void> {
    return this.audit.save(tx, { actor, action, record_type: 'review', record_id: id, data });
  }

  /** Sent to its author and all admins; while public to its subject, and for a machine to its screens. */
  async changed(tx: Transaction, review: Review): Promise<void> {
    const [model] = await this.views.shown([review], tx.manager);
    if (!model) return;
    const { reviewed_id, machine_id, about, hidden_at } = review;
    const readers = [review.user_id, ...(await this.users.adminIds(tx.manager))];
    const isPublished = review.publish_at <= tx.now;
    const audience = isPublished && !hidden_at ? [...readers, reviewed_id] : readers;
    tx.afterCommit(() => this.broadcaster.saved(reviewType, audience, { model }));
    if (hidden_at && !readers.includes(reviewed_id)) {
      tx.afterCommit(() => this.broadcaster.deleted(reviewType, [reviewed_id], review.id));
    }
    if (!isPublished || about !== 'machine') return;
    await machineChanged(this.records, tx, inMachine({ id: machine_id, user_id: reviewed_id }));
  }

  /** The person it is about is notified that there is one, and reads it when both have written. */
  async written(tx: Transaction, review: Review, isAnswer: boolean): Promise<void> {
    const about = { rental_request_id: review.rental_request_id };
    await this.finishedNotices.end(tx, { user_ids: [review.user_id], types: ANSWERED, about });
    await this.notify(tx, review, isAnswer ? 'reviews_published' : 'reviewed', review.reviewed_id);
  }

  /** The days to review are over: screens show it, and the person it is about is notified that it is public. */
  async published(tx: Transaction, review: Review): Promise<void> {
    await this.changed(tx, review);
    await this.notify(tx, review, 'review_published', review.reviewed_id, publishedKey(review));
  }

  replied(tx: Transaction, review: Review): Promise<void> {
    return this.notify(tx, review, 'review_replied', review.user_id);
  }

  moderated(tx: Transaction, review: Review): Promise<void> {
    return this.notify(tx, review, review.hidden_at ? 'review_hidden' : 'review_shown', review.user_id);
  }

  private async notify(
    tx: Transaction,
    review: Review,
    event: keyof typeof reviewNotices,
    user_id: number,
    dedupe_key?: string,
  ): Promise<void> {
    const request = await findNotifiedOf(tx.manager, review.rental_request_id);
    if (!request) return;
    const text = reviewNotices[event];
    await this.rentals.notify(tx, request, {
      user_ids: [user_id],
      event,
      text: (facts) => text(facts, review),
      ...(dedupe_key && { dedupe_key }),
    });
  }
}
