import { Hint, IconButton, Row, Text } from '@yard/ui';
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
      <Text as="div" breaks shrinks grows>
        <Text weight={600}>{title}</Text>
        <Hint>{children}</Hint>
      </Text>
      <Row firm>
        {onEdit && <IconButton small icon="edit" label={`Change ${title}`} onPress={onEdit} />}
        {onDelete && <IconButton small icon="trash" label={`Delete ${title}`} onPress={onDelete} />}
      </Row>
    </li>
  );
}
