import { ButtonGroup } from '@yard/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './fixed-notice.module.css';

type FixedNoticeProps = { label: string; text: string; children: ReactNode };

/** What holds of every page of this reader's, above it, with the buttons that end it. */
export function FixedNotice({ label, text, children }: FixedNoticeProps) {
  return (
    <section aria-label={label} className={styles.banner} data-print="never">
      <p role="status" className={styles.words}>
        <ReadOut>{text}</ReadOut>
      </p>
      <ButtonGroup>{children}</ButtonGroup>
    </section>
  );
}

/** Screen readers tell what comes into a place that says that it has news, not what it began with. */
function ReadOut({ children }: { children: string }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere ? children : null;
}
