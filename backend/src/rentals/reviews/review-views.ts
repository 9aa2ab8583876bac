import type { FiltersOf, RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, ReviewRecord, BaseFields } from '@yard/contracts';
import { shortName, type ReviewFilters } from '@yard/contracts/reviews';
import { Clock } from '@kit/server/base/clock/clock';
import { findByColumn, findRecord, storedInstant } from '@kit/server/store/reading';
import { pageOfQuery, presenterOf, wireInstant, type Rows } from '@kit/server/store/present';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { Machine } from '../../catalog/machines/machine.entity';
import type { User } from '../../users/user.entity';
import { publishedBy } from '../../catalog/machines/ratings';
import { UsersService } from '../../users/users.service';
import { narrow } from './review-conditions';
import { Review } from './review.entity';
import { reviewShape } from '@yard/contracts/records';

/** Columns that everybody reads who reads one at all. The rest is stated below, for each reader. */
type ForEverybody =
  | keyof BaseFields
  | 'rental_request_id'
  | 'machine_id'
  | 'about'
  | 'user_id'
  | 'reviewed_id'
  | 'rating'
  | 'condition'
  | 'communication'
  | 'content'
  | 'reply'
  | 'replied_at'
  | 'hidden_at'
  | 'hide_reason';

const presentReview = presenterOf(
  reviewShape,
  (
    review: Review,
    { author, reviewed, machine }: { author: string; reviewed: string; machine: string },
    now: Date,
  ): Omit<ReviewRecord, ForEverybody> => {
    const isOfRenter = review.about === 'machine';
    return {
      machine_subject: machine,
      user_name: isOfRenter ? shortName(author) : author,
      reviewed_name: isOfRenter ? reviewed : shortName(reviewed),
      published_at: review.publish_at <= now ? wireInstant(review.publish_at) : null,
    };
  },
);

/** Reviews as the wire shows them, in a fixed number of queries. */
@Injectable()
export class ReviewViews {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Review) private readonly reviews: Repository<Review>,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async page(actor: Actor | null, list: FiltersOf<ReviewFilters>): Promise<Rows<ReviewRecord>> {
    const query = this.reviews.createQueryBuilder('review');
    narrow(query, actor, list, this.clock.now());
    const { rows, total } = await pageOfQuery(query, list);
    return { rows: await this.shown(rows), total };
  }

  async newestOf(machineId: number, count: number): Promise<ReviewRecord[]> {
    const query = this.reviews
      .createQueryBuilder('review')
      .where({ machine_id: machineId, about: 'machine' });
    query.andWhere(publishedBy(':now'), { now: storedInstant(this.clock.now()) });
    return this.shown(await query.orderBy('review.id', 'DESC').take(count).getMany());
  }

  /** @param manager  inside a transaction its own */
  async shown(
    reviews: readonly Review[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReviewRecord[]> {
    const people = reviews.flatMap(({ user_id, reviewed_id }) => [user_id, reviewed_id]);
    const machineIds = reviews.map(({ machine_id }) => machine_id);
    const [names, machines] = await Promise.all([
      this.users.namesOf(people, manager),
      findByColumn(manager, Machine, 'id', machineIds, { withDeleted: true }),
    ]);
    const now = this.clock.now();
    return reviews.map((review) => {
      const parts = {
        author: names.get(review.user_id) ?? '',
        reviewed: names.get(review.reviewed_id) ?? '',
        machine: machines.get(review.machine_id)?.subject ?? '',
      };
      return presentReview(review, parts, now);
    });
  }

  async one(review: Review): Promise<ReviewRecord | undefined> {
    const [record] = await this.shown([review]);
    return record;
  }
}

/** An unpublished or hidden review is visible to its author and admins only. */
@Injectable()
export class ReviewScope implements RecordScope<Review, User> {
  readonly recordName = 'Review';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(id: number, actor: Actor | null): Promise<Review | null> {
    const review = await findRecord(this.dataSource.manager, Review, id);
    const isShown = review && review.publish_at <= this.clock.now() && !review.hidden_at;
    return isShown || actor?.admin || actor?.id === review?.user_id ? review : null;
  }
}
