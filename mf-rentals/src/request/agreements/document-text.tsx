import styles from './document-text.module.css';

/** A document's text. @param html  made safe on the server; placeholders are filled with escaped text */
export function DocumentText({ html }: { html: string }) {
  return <div className={styles.document} dangerouslySetInnerHTML={{ __html: html }} />;
}
