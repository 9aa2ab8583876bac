import type { FiltersOf } from '@laravel-wire/nest';
import type { Actor } from '@yard/contracts';
import type { ReviewFilters } from '@yard/contracts/reviews';
import { containing } from '@kit/server/store/present';
import { storedInstant } from '@kit/server/store/reading';
import type { SelectQueryBuilder } from 'typeorm';
import { publishedBy } from '../../catalog/machines/ratings';
import type { Review } from './review.entity';

const PUBLISHED = publishedBy(':now');
const OWN = 'review.user_id = :reader';

const STATES = {
  waiting: 'review.publish_at > :now AND review.hidden_at IS NULL',
  published: PUBLISHED,
  hidden: 'review.hidden_at IS NOT NULL',
};

/** The text, what was rented, or who wrote it. */
const FOUND = `(review.content LIKE :search ESCAPE '!' OR review.reply LIKE :search ESCAPE '!'
  OR review.machine_id IN (SELECT named.id FROM machines named WHERE named.subject LIKE :search ESCAPE '!')
  OR review.user_id IN (SELECT author.id FROM users author WHERE author.name LIKE :search ESCAPE '!'))`;

/** True for a list of a subject's reviews; else it is of those its reader wrote. */
export const isOfSubject = ({ machine_id, user_id, rental_request_id }: Partial<ReviewFilters>) =>
  Boolean(machine_id ?? user_id ?? rental_request_id);

/** Narrows a query of `review` to what the reader may see and asks for. */
export function narrow(
  query: SelectQueryBuilder<Review>,
  actor: Actor | null,
  list: FiltersOf<ReviewFilters>,
  now: Date,
): void {
  const { machine_id, user_id, rental_request_id, about, state, search } = list;
  query.where('1 = 1').setParameters({ now: storedInstant(now), reader: actor?.id });
  if (actor === null) query.andWhere(PUBLISHED);
  else if (!actor.admin) query.andWhere(isOfSubject(list) ? `(${PUBLISHED} OR ${OWN})` : OWN);
  if (machine_id) query.andWhere("review.machine_id = :machine AND review.about = 'machine'");
  if (user_id) query.andWhere('review.reviewed_id = :reviewed');
  if (rental_request_id) query.andWhere('review.rental_request_id = :rental');
  if (about) query.andWhere('review.about = :about', { about });
  query.setParameters({ machine: machine_id, reviewed: user_id, rental: rental_request_id });
  if (state) query.andWhere(STATES[state]);
  if (search) query.andWhere(FOUND, { search: containing(search) });
}
