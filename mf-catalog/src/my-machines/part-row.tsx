import { Hint, IconButton, Row, Text } from '@yard/ui';
import type { ReactNode } from 'react';

type PartRowProps = { title: string; children: ReactNode; onEdit?: () => void; onDelete?: () => void };

export function PartRow({ title, children, onEdit, onDelete }: PartRowProps) {
  return (
    <Row as="li" gap={3} align="center" justify="between" padY={3}>
      <Text as="div" breaks shrinks grows>
        <Text weight={600}>{title}</Text>
        <Hint>{children}</Hint>
      </Text>
      <Row firm>
        {onEdit && <IconButton small icon="edit" label={`Change ${title}`} onPress={onEdit} />}
        {onDelete && <IconButton small icon="trash" label={`Delete ${title}`} onPress={onDelete} />}
      </Row>
    </Row>
  );
}
