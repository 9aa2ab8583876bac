import { placeWords, type MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import {
  Badge,
  Card,
  type DayRange,
  Grid,
  Hint,
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
import { ageWords, distanceWords } from './machine-words';
import { Rates } from './rates';
import styles from './machine-card.module.css';

// Not loaded without days.
const DaysTotal = lazy(() => import('./days-total'));

export type MachineCardProps = {
  machine: MachineRecord;
  /** Heading level of the subject, so that the page's outline stays whole. */
  level: 2 | 3;
  days?: DayRange;
  needed?: NeededAt;
  note?: string | null;
};

export function MachineCard({ machine, level, days, needed, note }: MachineCardProps) {
  const Subject = `h${level}` as const;
  return (
    <Grid grows className={styles.frame}>
      <Card to={foundPath(machine, days, needed)} padded={false}>
        <Stack full>
          <MachinePicture machine={machine} />
          <Stack gap={1} grows className={styles.words}>
            {machine.published_at === null && (
              <span>
                <StatusBadge tone="neutral" icon="edit" label="Draft" />
              </span>
            )}
            <Text as={Subject} size={16} breaks>
              <Unbroken text={machine.subject} />
            </Text>
            {!namesType(machine) && <Hint only="wide">{machine.machine_type_name}</Hint>}
            <Facts machine={machine} />
            {machine.instant_book && (
              <p className={styles.badge}>
                <Badge icon="check-circle">Instant booking</Badge>
              </p>
            )}
            {note && <Hint>{note}</Hint>}
            <div className={styles.price}>
              <Price machine={machine} days={days} />
            </div>
          </Stack>
        </Stack>
      </Card>
      <FavouriteButton machine={machine} />
    </Grid>
  );
}

const namesType = ({ subject, machine_type_name }: MachineRecord) =>
  subject.toLowerCase().includes(machine_type_name.toLowerCase());

function Price({ machine, days }: Pick<MachineCardProps, 'machine' | 'days'>) {
  if (!days || days.from === '') return <Rates machine={machine} />;
  return (
    <Suspense fallback={<SkeletonText lines={2} />}>
      <DaysTotal machine={machine} days={days} />
    </Suspense>
  );
}

/** `★ 4.8 (12) 2019 · 1,240 h`, and below it the place. One that was seen in an older version may lack some. */
function Facts({ machine }: { machine: MachineRecord }) {
  const { distance_unit } = useSettings();
  const { distance } = machine;
  const place = [placeWords(machine), distance != null && distanceWords(distance, distance_unit)];
  return (
    <Hint as="div">
      <Row gap={1} across={2} align="center" wrap>
        <Rating {...machine} />
        {joined(ageWords(machine))}
      </Row>
      {joined(place)}
    </Hint>
  );
}

const joined = (words: readonly (string | number | false | null | undefined)[]): string =>
  words.filter(Boolean).join(' · ');
