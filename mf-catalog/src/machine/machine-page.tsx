import { machineType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';
import {
  Box,
  ErrorState,
  Grid,
  LinkButton,
  LoadFailed,
  Page,
  SkeletonBlock,
  SkeletonText,
  Stack,
} from '@yard/ui';
import { useParams } from 'react-router';
import { isGone } from '../machines/is-gone';
import { readId } from '../machines/machine-words';
import { MachineView } from './machine-view';
import styles from './machine.module.css';

export default function MachinePage() {
  const id = readId(useParams().id);
  const machine = useRecord(machineType, id);
  useLiveRecords(machineType);

  if (machine.data) return <MachineView key={machine.data.id} machine={machine.data} />;
  if (id === null || isGone(machine.error)) return <MachineGone />;
  if (machine.isError) return <LoadFailed level={1} title="We couldn’t load this machine" answer={machine} />;
  return <MachineSkeleton />;
}

function MachineGone() {
  return (
    <ErrorState
      level={1}
      title="This machine isn’t listed"
      action={<LinkButton to="/search">Search machines</LinkButton>}
    >
      The owner may have taken it down. There are others to rent.
    </ErrorState>
  );
}

function MachineSkeleton() {
  return (
    <Page>
      <div role="status">
        <span className="visually-hidden">Loading</span>
        <Grid side={380} gap={6} className={styles.columns}>
          <Box shrinks className={styles.drawing}>
            <SkeletonBlock height="100%" />
          </Box>
          <Box shrinks className={styles.head}>
            <SkeletonText lines={3} />
          </Box>
          <div className={styles.side}>
            <SkeletonBlock height={360} />
          </div>
          <Stack gap={12} shrinks className={styles.about}>
            <SkeletonText lines={6} />
          </Stack>
        </Grid>
      </div>
    </Page>
  );
}
