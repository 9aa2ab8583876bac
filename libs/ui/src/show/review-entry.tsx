import type { ReactNode } from 'react';
import { Stars } from './stars';
import { DateText } from './values';
import styles from './review-entry.module.css';

export type ReviewEntryProps = {
  author: string;
  /** When it was written, an instant. */
  written: string;
  /** Whose clock tells the day it was written; the reader's without it. */
  zone?: string;
  rating: number;
  /** Further stars by what they are for; those that were not given are left out. */
  parts?: readonly (readonly [label: string, stars: number | null])[];
  content: string | null;
  reply?: { author: string; content: string } | null;
  /** Below it: what the reader can do, or who sees it. */
  children?: ReactNode;
};

/** What somebody says of a machine or a person, and what was answered. */
export function ReviewEntry({ author, written, zone, rating, parts = [], ...review }: ReviewEntryProps) {
  const given = parts.filter(([, stars]) => stars !== null);
  return (
    <article className={styles.review} aria-label={`Review by ${author}`}>
      <p className={styles.head}>
        <strong>{author}</strong>
        <Stars value={rating} />
        <span className={styles.soft}>
          <DateText dayOnly value={written} zone={zone} />
        </span>
      </p>
      {given.length > 0 && (
        <p className={styles.soft}>{given.map(([label, stars]) => `${label} ${stars} of 5`).join(' · ')}</p>
      )}
      {review.content && <p className={styles.text}>{review.content}</p>}
      {review.reply && (
        <blockquote className={styles.reply}>
          <p>
            <strong>{review.reply.author}</strong> replies:
          </p>
          <p className={styles.text}>{review.reply.content}</p>
        </blockquote>
      )}
      {review.children}
    </article>
  );
}
