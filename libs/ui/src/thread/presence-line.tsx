import { Indicator } from '../show/badge';
import styles from './thread.module.css';

/** Shows who else looks at this, above the box to write in; its line is reserved, so nothing moves. */
export function PresenceLine({ words }: { words: string }) {
  return (
    <p className={styles.presence} aria-live="polite">
      {words !== '' && (
        <>
          <Indicator color="good" size={8} /> {words}
        </>
      )}
    </p>
  );
}
