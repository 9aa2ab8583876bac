import { listOf, rowsOf, storedInstant } from '@kit/server/store/reading';
import type { DataSource } from 'typeorm';

export interface Rating {
  rating: number | null;
  reviews: number;
}

/** Each kind of rating's subject of review, and the column that names the rated record. */
const SUBJECTS = {
  machine: { about: 'machine', column: 'machine_id' },
  owner: { about: 'machine', column: 'reviewed_id' },
  renter: { about: 'renter', column: 'reviewed_id' },
} as const;

/** SQL condition on a row `review`: it is published and not hidden. @param now  the instant's placeholder */
export const publishedBy = (now: '?' | ':now') =>
  `(review.publish_at <= ${now} AND review.hidden_at IS NULL)`;

const NONE: Rating = { rating: null, reviews: 0 };

interface Row {
  id: number;
  reviews: number | string;
  rating_sum: number | string;
}

/** Ratings by id, in one statement: what becomes public with time needs no job that counts it. */
export async function ratingsOf(
  dataSource: DataSource,
  subject: keyof typeof SUBJECTS,
  ids: readonly number[],
  now: Date,
): Promise<(id: number) => Rating> {
  if (ids.length === 0) return () => NONE;
  const { about, column } = SUBJECTS[subject];
  const { places, values } = listOf(ids);
  const sql = `SELECT review.${column} AS id, COUNT(*) AS reviews, SUM(review.rating) AS rating_sum FROM reviews review
    WHERE review.${column} IN (${places}) AND review.about = '${about}' AND ${publishedBy('?')}
    GROUP BY review.${column}`;
  const rows = await rowsOf<Row>(dataSource, sql, [...values, storedInstant(now)]);
  const byId = new Map(rows.map((row) => [Number(row.id), ratingFrom(row)]));
  return (id) => byId.get(id) ?? NONE;
}

function ratingFrom({ rating_sum, reviews }: Row): Rating {
  const count = Number(reviews);
  return { rating: Math.round((Number(rating_sum) / count) * 10) / 10, reviews: count };
}
