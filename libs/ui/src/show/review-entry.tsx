import type { ReactNode } from 'react';
import { Stars } from './stars';
import { DateText } from './values';
import styles from './review-entry.module.css';

export type ReviewEntryProps = {
  /** As the server sends it. */
  review: {
    user_name: string;
    created_at: string;
    rating: number;
    condition: number | null;
    communication: number | null;
    content: string | null;
    reply: string | null;
    reviewed_name: string;
  };
  /** Whose clock tells the day it was written; the reader's without it. */
  zone?: string;
  /** Below it: what the reader can do, or who sees it. */
  children?: ReactNode;
};

/** What somebody says of a machine or a person, and what was answered. */
export function ReviewEntry({ review, zone, children }: ReviewEntryProps) {
  const parts = [['Condition', review.condition] as const, ['Communication', review.communication] as const];
  const given = parts.filter(([, stars]) => stars !== null);
  return (
    <article className={styles.review} aria-label={`Review by ${review.user_name}`}>
      <p className={styles.head}>
        <strong>{review.user_name}</strong>
        <Stars value={review.rating} />
        <span className={styles.soft}>
          <DateText dayOnly value={review.created_at} zone={zone} />
        </span>
      </p>
      {given.length > 0 && (
        <p className={styles.soft}>{given.map(([label, stars]) => `${label} ${stars} of 5`).join(' · ')}</p>
      )}
      {review.content && <p className={styles.text}>{review.content}</p>}
      {review.reply && (
        <blockquote className={styles.reply}>
          <p>
            <strong>{review.reviewed_name}</strong> replies:
          </p>
          <p className={styles.text}>{review.reply}</p>
        </blockquote>
      )}
      {children}
    </article>
  );
}
