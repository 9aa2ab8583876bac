import { Button, Row, Sheet, Text } from '@yard/ui';
import { useState } from 'react';
import type { Several, SeveralAction } from './several';
import { SeveralOutcomes } from './several-outcomes';
import styles from './several.module.css';

interface SeveralBarProps<Row> {
  several: Several<Row>;
  noun: string;
  rows: readonly Row[];
  marked: ReadonlySet<number>;
  onMark: (marked: ReadonlySet<number>) => void;
}

/** Actions on the chosen rows: at the foot of the list, always in sight. */
export default function SeveralBar<Row extends { id: number }>(props: SeveralBarProps<Row>) {
  const { several, noun, rows, marked, onMark } = props;
  // Unchanged while it is open: what is done with a row may take it off the list.
  const [pending, setPending] = useState<{ action: SeveralAction<Row>; rows: readonly Row[] } | null>(null);
  const chosen = rows.filter(({ id }) => marked.has(id));
  const close = () => {
    setPending(null);
    onMark(new Set());
  };
  return (
    <>
      {chosen.length > 0 && (
        <Chosen {...props} count={chosen.length} ask={(action) => setPending({ action, rows: chosen })} />
      )}
      {pending && (
        <Sheet title={titleOf(pending.action, pending.rows.length, noun)} isOpen onClose={close}>
          <SeveralOutcomes {...pending} noun={noun} nameOf={several.nameOf} onClose={close} />
        </Sheet>
      )}
    </>
  );
}

type ChosenProps<Row> = SeveralBarProps<Row> & { count: number; ask: (action: SeveralAction<Row>) => void };

function Chosen<Row extends { id: number }>({ several, noun, rows, count, onMark, ask }: ChosenProps<Row>) {
  return (
    <Row
      gap={2}
      align="center"
      wrap
      framed
      pad={3}
      role="region"
      aria-label={`Selected ${noun}s`}
      className={styles.bar}
    >
      <Text as="span" weight={600} figures role="status">
        {count} selected
      </Text>
      {several.actions.map((action) => (
        <Button key={action.label} small icon={action.icon} onPress={() => ask(action)}>
          {action.label}
        </Button>
      ))}
      <Button small kind="quiet" onPress={() => onMark(new Set(rows.map(({ id }) => id)))}>
        Select all {rows.length} of this page
      </Button>
      <Button small kind="quiet" onPress={() => onMark(new Set())}>
        Select none
      </Button>
    </Row>
  );
}

function titleOf({ label }: { label: string }, count: number, noun: string): string {
  return `${label}: ${count} ${noun}${count === 1 ? '' : 's'}`;
}
