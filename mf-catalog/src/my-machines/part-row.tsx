import { IconButton } from '@yard/ui';
import type { ReactNode } from 'react';
import styles from './my-machines.module.css';

type PartRowProps = {
  title: string;
  children: ReactNode;
  onEdit?: () => void;
  onDelete?: () => void;
};

/** A delivery option, blackout or calendar in its panel's list. */
export function PartRow({ title, children, onEdit, onDelete }: PartRowProps) {
  return (
    <li className={styles.part}>
      <div className={styles.partText}>
        <p className={styles.partTitle}>{title}</p>
        <p className={styles.hint}>{children}</p>
      </div>
      <div className={styles.partActions}>
        {onEdit && <IconButton small icon="edit" label={`Change ${title}`} onPress={onEdit} />}
        {onDelete && <IconButton small icon="trash" label={`Delete ${title}`} onPress={onDelete} />}
      </div>
    </li>
  );
}
