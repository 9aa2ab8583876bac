import { type MachineRecord, missingForPublishing, placeWords, rentalRequestType } from '@yard/contracts';
import { useLiveRecords } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { Box, Card, Grid, Hint, Indicator, Row, SkeletonTable, Text } from '@yard/ui';
import { useMemo } from 'react';
import { MachinePicture } from '../machines/machine-picture';
import { countWords } from '../machines/machine-words';
import { Rates } from '../machines/rates';
import { MachineState } from './machine-state';
import styles from './my-machines.module.css';

const WAITING = { needs_attention: true, role: 'owner' } as const;

function useWaitingRequests(): Map<number, number> {
  const requests = useWholeList(rentalRequestType, WAITING);
  useLiveRecords(rentalRequestType);
  return useMemo(() => {
    const counts = new Map<number, number>();
    requests.data?.data.forEach(({ machine_id }) =>
      counts.set(machine_id, (counts.get(machine_id) ?? 0) + 1),
    );
    return counts;
  }, [requests.data]);
}

/** The machines one below the other; undefined while they are on their way. */
export function MyMachineList({ machines }: { machines: readonly MachineRecord[] | undefined }) {
  const waiting = useWaitingRequests();
  if (machines === undefined) return <SkeletonTable rows={5} columns={3} />;
  return (
    <Grid as="ul" gap={3} bare below={5}>
      {machines.map((machine) => (
        <li key={machine.id}>
          <MyMachineRow machine={machine} waiting={waiting.get(machine.id) ?? 0} />
        </li>
      ))}
    </Grid>
  );
}

/** One of the owner's machines: its state, its rates, what waits. Leads to its form. */
function MyMachineRow({ machine, waiting }: { machine: MachineRecord; waiting: number }) {
  return (
    <Card to={`/my-machines/${machine.id}`} padded={false}>
      <Grid gap={2} across={4} pad={4} className={styles.row}>
        <MachinePicture machine={machine} small />
        <Box shrinks>
          <Text as="h2" size={16} breaks>
            {machine.subject}
          </Text>
          <Hint>{[machine.machine_type_name, placeWords(machine)].filter(Boolean).join(' · ')}</Hint>
          <Rates machine={machine} />
        </Box>
        <Row gap={2} across={3} align="center" wrap className={styles.rowState}>
          <MachineState machine={machine} />
          {machine.published_at === null && <Hint as="span">{stateWords(machine)}</Hint>}
          {waiting > 0 && (
            <Row as="span" gap={2} align="center" inline size={14} weight={600}>
              <Indicator />
              {countWords(waiting, 'request')} waiting
            </Row>
          )}
        </Row>
      </Grid>
    </Card>
  );
}

function stateWords(machine: MachineRecord): string {
  if (Object.keys(missingForPublishing(machine)).length > 0) return 'Needs details';
  return machine.taken_off_reason === null ? 'Ready to publish' : 'Taken down by Yard: edit it first';
}
