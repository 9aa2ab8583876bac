import styles from './skip-link.module.css';

/** First stop of the Tab key: jumps over the menu. A button, since the hash may be the admin site's route. */
export function SkipLink() {
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById('content')?.focus()}>
      Skip to content
    </button>
  );
}
