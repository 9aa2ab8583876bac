import { PLACEHOLDERS } from '@yard/contracts';
import { Panel } from '@yard/ui';
import styles from './desk-documents.module.css';

/** What a text can be filled with. */
export function PlaceholderList() {
  return (
    <Panel title="Placeholders">
      <p className={styles.hint}>Each is replaced with the rental’s own. Others are refused.</p>
      <ul className={styles.names}>
        {PLACEHOLDERS.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
