import { Indicator } from '../show/badge';
import styles from './thread.module.css';

/** Who else looks at this just now, above the box to write in; its line is reserved, so that nothing moves. */
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
