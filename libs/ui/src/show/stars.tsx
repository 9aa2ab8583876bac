import { Icon } from '../icons/icon';
import { cx } from '../styles/cx';
import styles from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

/** A mean of reviews, with how many there are; nothing without any. */
export function Rating({ rating, reviews }: { rating: number | null; reviews: number }) {
  if (rating === null) return null;
  return (
    <span className={styles.rating}>
      <span className={styles.full}>
        <Icon name="star" size={16} />
      </span>
      <span aria-hidden>
        {rating.toFixed(1)} ({reviews})
      </span>
      <span className="visually-hidden">
        {`Rated ${rating.toFixed(1)} of 5 in ${reviews === 1 ? '1 review' : `${reviews} reviews`}`}
      </span>
    </span>
  );
}

export function Stars({ value }: { value: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${value} of 5 stars`}>
      {FIVE.map((star) => (
        <span key={star} className={cx(star <= value && styles.full)}>
          <Icon name="star" size={16} />
        </span>
      ))}
    </span>
  );
}
