import { useMemo } from 'react';
import styles from './article.module.css';
import { fitHeadings } from './fit-headings';

/** A long text to be read. `html` is made safe on the server: docs/wire.md section 3. */
export function Article({ html, level = 2 }: { html: string; level?: 2 | 3 }) {
  const fitted = useMemo(() => ({ __html: fitHeadings(html, level) }), [html, level]);
  return <div className={styles.article} dangerouslySetInnerHTML={fitted} />;
}
