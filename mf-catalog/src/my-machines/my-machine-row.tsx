import { placeWords, type MachineRecord, missingForPublishing } from '@yard/contracts';
import { Box, Card, Grid, Hint, Indicator, Row, Text } from '@yard/ui';
import { MachinePicture } from '../machines/machine-picture';
import { countWords } from '../machines/machine-words';
import { Rates } from '../machines/rates';
import { MachineState } from './machine-state';
import styles from './my-machines.module.css';

/** One of the owner's machines: its state, its rates, what waits. Leads to its form. */
export function MyMachineRow({ machine, waiting }: { machine: MachineRecord; waiting: number }) {
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
  if (Object.keys(missingForPublishing(machine)).length > 0) return 'Something is missing';
  return machine.taken_off_reason === null ? 'Ready to publish' : 'Taken off by Yard: change it first';
}
