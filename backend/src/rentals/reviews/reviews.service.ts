import { Conflict, Forbidden, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { reviewedUntil, type ReviewInput, reviewPolicy, reviewRefusal } from '@yard/contracts/reviews';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { type FieldName } from '../../resources/field-name';
import { type LockedRequest, lockRequestIfThere } from '../records/locked-request';
import { ReviewEvents } from './review-events';
import { Review } from './review.entity';

const BLANK = { reply: null, replied_at: null, hidden_at: null, hide_reason: null };

/** Writes reviews, replies to them, and takes them off the site. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: ReviewEvents,
  ) {}

  /**
   * All or none. What both wrote is public at once.
   *
   * @throws ValidationFailed for a rental that is not there, Forbidden for somebody else's
   * @throws Conflict unless it was closed in the last days, and for a second review
   */
  create(actor: User, inputs: readonly ReviewInput[], named: FieldName): Promise<Review[]> {
    return this.unitOfWork.run(async (tx) => {
      const written: Review[] = [];
      for (const [index, input] of inputs.entries()) {
        written.push(await this.write(tx, actor, input, named('rental_request_id', index)));
      }
      return written;
    });
  }

  /** Takes the place of an earlier reply. @throws Conflict for a review that was hidden meanwhile */
  reply(actor: User, { id }: Review, content: string): Promise<Review> {
    return this.unitOfWork.run(async (tx) => {
      const review = await tx.lockOne(Review, id);
      if (review.hidden_at) throw new Conflict('This review is hidden.');
      await tx.update(review, { reply: content, replied_at: tx.now });
      await this.events.audited(tx, actor, 'reply', review);
      await this.events.changed(tx, review);
      await this.events.replied(tx, review);
      return review;
    });
  }

  hide(admin: User, { id }: Review, reason: string): Promise<Review> {
    return this.unitOfWork.run(async (tx) => {
      const review = await tx.lockOne(Review, id);
      if (review.hidden_at) throw new Conflict('This review is already hidden.');
      await tx.update(review, { hidden_at: tx.now, hide_reason: reason });
      await this.events.audited(tx, admin, 'hide', review, { reason });
      await this.events.changed(tx, review);
      await this.events.moderated(tx, review);
      return review;
    });
  }

  show(admin: User, { id }: Review): Promise<Review> {
    return this.unitOfWork.run(async (tx) => {
      const review = await tx.lockOne(Review, id);
      if (!review.hidden_at) throw new Conflict('This review is not hidden.');
      await tx.update(review, { hidden_at: null, hide_reason: null });
      await this.events.audited(tx, admin, 'show', review);
      await this.events.changed(tx, review);
      await this.events.moderated(tx, review);
      return review;
    });
  }

  private async write(tx: Transaction, actor: User, input: ReviewInput, field: string): Promise<Review> {
    const { rental_request_id, rating, condition = null, communication = null, content = null } = input;
    const rental = await lockRequestIfThere(tx, rental_request_id);
    if (!rental) throw ValidationFailed.field(field, 'The selected rental request id is invalid.');
    const { request } = rental;
    const closedAt = mayReview(actor, rental, tx.now);
    const all = await tx.manager.findBy(Review, { rental_request_id });
    if (all.some(({ user_id }) => user_id === actor.id)) {
      throw new Conflict('You already reviewed this rental.');
    }
    const [other] = all;
    const isRenter = actor.id === request.user_id;
    const review = await tx.insert(Review, {
      ...BLANK,
      rental_request_id,
      machine_id: request.machine_id,
      user_id: actor.id,
      reviewed_id: isRenter ? request.owner_id : request.user_id,
      about: isRenter ? 'machine' : 'renter',
      ...{ rating, condition, communication, content },
      publish_at: other ? tx.now : reviewedUntil(closedAt),
    });
    await this.events.audited(tx, actor, 'create', review, { rental_request_id, rating });
    if (other) {
      await tx.update(other, { publish_at: tx.now });
      await this.events.changed(tx, other);
    }
    await this.events.changed(tx, review);
    await this.events.written(tx, review, Boolean(other));
    return review;
  }
}

/** @returns when it was closed */
function mayReview(actor: User, { request, status }: LockedRequest, now: Date): Date {
  const verdict = reviewPolicy.create(actor, request);
  if (!verdict.allowed) throw new Forbidden(verdict.message);
  const refusal = reviewRefusal(status, request.closed_at, now);
  if (refusal !== null || !request.closed_at) throw new Conflict(refusal ?? status);
  return request.closed_at;
}
