import { failureWords } from '@yard/data';
import { Box, Button, Hint, Row, StatusBadge, Text } from '@yard/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SeveralAction } from './several';
import styles from './several.module.css';

interface SeveralOutcomesProps<Row> {
  action: SeveralAction<Row>;
  rows: readonly Row[];
  noun: string;
  nameOf: (row: Row) => string;
  onClose: () => void;
}

/** The expected outcome of each row; after the request, the actual one. */
export function SeveralOutcomes<Row extends { id: number }>(props: SeveralOutcomesProps<Row>) {
  const { action, rows, noun, nameOf, onClose } = props;
  const { outcomes, state, run } = useSeveral(action);
  const due = rows.filter((row) => action.leftOut(row) === null);
  return (
    <>
      <Box as="ul" bare divided className={styles.rows}>
        {rows.map((row) => (
          <Row as="li" key={row.id} gap={1} across={4} align="center" justify="between" wrap padY={2}>
            <Text as="span" breaks>
              {nameOf(row)}
            </Text>
            <Outcome leftOut={action.leftOut(row)} action={action} outcome={outcomes.get(row.id)} />
          </Row>
        ))}
      </Box>
      <Text role="status" above={3} below={3} className={styles.progress}>
        {state !== 'preview' && progressWords(outcomes, due.length)}
      </Text>
      {state === 'done' ? (
        <Button kind="primary" onPress={onClose}>
          Close
        </Button>
      ) : (
        <Button
          kind="primary"
          icon={action.icon}
          busy={state === 'running'}
          disabled={due.length === 0}
          onPress={() => void run(due)}
        >
          {`${action.label} ${due.length} ${noun}${due.length === 1 ? '' : 's'}`}
        </Button>
      )}
    </>
  );
}

type OutcomeProps<Row> = {
  leftOut: string | null;
  action: SeveralAction<Row>;
  outcome: { refused: string | null } | undefined;
};

function Outcome<Row>({ leftOut, action: { done }, outcome }: OutcomeProps<Row>): ReactNode {
  if (outcome?.refused) return <StatusBadge tone="bad">{outcome.refused}</StatusBadge>;
  if (outcome) return <StatusBadge tone="good">{done}</StatusBadge>;
  return <Hint as="span">{leftOut ?? `Will be ${done.toLowerCase()}`}</Hint>;
}

function progressWords(outcomes: Outcomes, due: number): string {
  const refused = [...outcomes.values()].filter((one) => one.refused !== null).length;
  const words = `${outcomes.size} of ${due} done`;
  return refused === 0 ? words : `${words}, ${refused} of them refused`;
}

/** Keyed by the row's id; `refused` is the reason, null where it was done. */
type Outcomes = ReadonlyMap<number, { refused: string | null }>;

/** Does it with one row after the other, so that each has its outcome; who leaves stops it before the next. */
function useSeveral<Row extends { id: number }>(action: SeveralAction<Row>) {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [state, setState] = useState<'preview' | 'running' | 'done'>('preview');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const run = async (rows: readonly Row[]) => {
    setState('running');
    for (const row of rows) {
      if (!isHere.current) return;
      const refused = await action.act(row).then(
        () => null,
        (error: Error) => failureWords(error),
      );
      setOutcomes((known) => new Map(known).set(row.id, { refused }));
    }
    setState('done');
  };
  return { outcomes, state, run };
}
