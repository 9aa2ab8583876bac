import { useMemo } from 'react';
import styles from './written.module.css';

/** A text that was written in the editor, to be read. @param html  made safe on the server: docs/wire.md section 3 */
export function Written({ html }: { html: string }) {
  // The same object for the same text: React writes another one anew, and what the reader has marked is gone.
  const content = useMemo(() => ({ __html: html }), [html]);
  return <div className={styles.written} dangerouslySetInnerHTML={content} />;
}
