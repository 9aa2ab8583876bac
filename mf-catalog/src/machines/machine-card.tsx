import { placeWords, type MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import {
  Card,
  type DayRange,
  Grid,
  Hint,
  Icon,
  Rating,
  Row,
  SkeletonText,
  Stack,
  StatusBadge,
  Text,
  Unbroken,
} from '@yard/ui';
import { lazy, Suspense } from 'react';
import { FavouriteButton } from '../saved/favourite-button';
import { foundPath } from './machine-path';
import type { NeededAt } from './needed-at';
import { MachinePicture } from './machine-picture';
import { distanceWords } from './machine-words';
import { Rates } from './rates';
import styles from './machine-card.module.css';

// Not loaded without days.
const DaysTotal = lazy(() => import('./days-total'));

export type MachineCardProps = {
  machine: MachineRecord;
  /** Heading level of the subject, so that the page's outline stays whole. */
  level: 2 | 3;
  /** Chosen days; the card then says what they cost. */
  days?: DayRange;
  /** The place of use, for the links to the machine's page. */
  needed?: NeededAt;
  /** Text of the list about the machine, beside its record. */
  note?: string | null;
};

/** A machine in a list: picture, what and where it is, its rates. The whole card leads to its page, but for the heart. */
export function MachineCard({ machine, level, days, needed, note }: MachineCardProps) {
  const Subject = `h${level}` as const;
  return (
    <Grid grows className={styles.frame}>
      <Card to={foundPath(machine, days, needed)} padded={false}>
        <Stack full>
          <MachinePicture machine={machine} />
          <Stack gap={1} grows pad={4}>
            {machine.published_at === null && (
              <span>
                <StatusBadge tone="neutral" icon="edit">
                  Draft
                </StatusBadge>
              </span>
            )}
            <Text as={Subject} size={16} breaks>
              <Unbroken text={machine.subject} />
            </Text>
            <Hint>{machine.machine_type_name}</Hint>
            <Rating {...machine} />
            <Place machine={machine} />
            {note && <Hint>{note}</Hint>}
            <div className={styles.price}>
              <Rates machine={machine} />
              {days && days.from !== '' && (
                <Suspense fallback={<SkeletonText lines={1} />}>
                  <DaysTotal machine={machine} days={days} />
                </Suspense>
              )}
            </div>
          </Stack>
        </Stack>
      </Card>
      <FavouriteButton machine={machine} onCard />
    </Grid>
  );
}

function Place({ machine }: { machine: MachineRecord }) {
  const { distance_unit } = useSettings();
  const place = placeWords(machine);
  if (place === null) return null;
  return (
    <Row as="p" gap={1} align="center" size={14} soft>
      <Icon name="pin" size={16} />
      <span>
        {place}
        {machine.distance != null && ` · ${distanceWords(machine.distance, distance_unit)}`}
      </span>
    </Row>
  );
}
