import { placeWords, type MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Grid, SkeletonBlock, Stack } from '@yard/ui';
import { lazy, Suspense, useRef } from 'react';
import { useSeen } from '../machines/use-seen';
import { reachOf } from './place-circles';
import styles from './machine.module.css';

const PlaceMap = lazy(() => import('./place-map'));

/** Where about the machine stands, in words, and on a map once it is in sight; the page reserves its room. */
export function WhereItStands({ machine }: { machine: MachineRecord }) {
  const section = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const isNear = useSeen(section);
  const { distance_unit } = useSettings();
  const place = placeWords(machine);
  if (place === null || machine.geotag === null) return null;
  const reach = reachOf(machine);
  return (
    <Stack ref={section} gap={4} className={styles.where}>
      <h2>Location</h2>
      <Grid className={styles.place}>
        {isNear && (
          <Suspense fallback={<SkeletonBlock height="100%" />}>
            <PlaceMap machine={machine} onSkip={() => words.current?.focus()} />
          </Suspense>
        )}
      </Grid>
      <p ref={words} tabIndex={-1} className={styles.words}>
        In {place}. The map shows about where, not the address.
        {reach !== null &&
          ` Delivery reaches up to ${reach.toLocaleString('en-US')} ${distance_unit} from there: the dashed line.`}
      </p>
    </Stack>
  );
}
