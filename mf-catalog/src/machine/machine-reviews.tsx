import type { MachineRecord } from '@yard/contracts';
import { Rating } from '@yard/ui';
import { ReviewList } from './review-list';
import styles from './reviews.module.css';

/** What renters say of a machine. */
export function MachineReviews({ machine }: { machine: MachineRecord }) {
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <h2 id="reviews">
        Reviews <Rating {...machine} />
      </h2>
      <ReviewList of={{ machine_id: machine.id }} />
    </section>
  );
}
