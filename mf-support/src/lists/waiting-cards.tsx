import { SkeletonBlock } from '@yard/ui';
import styles from '../own-tickets/own-tickets.module.css';

/** In place of a list of cards that is on its way. */
export function WaitingCards() {
  return (
    <div className={styles.list} role="status" aria-label="Loading">
      {[1, 2, 3].map((card) => (
        <SkeletonBlock key={card} height={94} />
      ))}
    </div>
  );
}
