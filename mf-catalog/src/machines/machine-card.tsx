import type { MachineRecord } from '@yard/contracts';
import { formatDays } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { Card, Icon, StatusBadge, Unbroken, type DayRange } from '@yard/ui';
import { FavouriteButton } from '../saved/favourite-button';
import { CardTotal } from './card-total';
import { DeliveredTotal } from './delivered-total';
import { machinePath } from './machine-path';
import { MachinePicture } from './machine-picture';
import { distanceWords, placeWords } from './machine-words';
import { Rates } from './rates';
import styles from './machine-card.module.css';

export type MachineCardProps = {
  machine: MachineRecord;
  /** Heading level of the subject, so that the page's outline stays whole. */
  level: 2 | 3;
  /** Chosen days; the card then says what they cost. */
  days?: DayRange;
  /** Whether it says when it is free: where the list looked for that. */
  isDated?: boolean;
};

/** A machine in a list: picture, what and where it is, its rates. The whole card leads to its page, but for the heart. */
export function MachineCard({ machine, level, days, isDated }: MachineCardProps) {
  const Subject = `h${level}` as const;
  return (
    <div className={styles.frame}>
      <Card to={machinePath(machine.id, days)} padded={false}>
        <div className={styles.card}>
          <MachinePicture machine={machine} />
          <div className={styles.body}>
            {machine.published_at === null && (
              <span>
                <StatusBadge tone="neutral" icon="edit">
                  Draft
                </StatusBadge>
              </span>
            )}
            <Subject className={styles.subject}>
              <Unbroken text={machine.subject} />
            </Subject>
            <p className={styles.soft}>{machine.machine_type_name}</p>
            <Place machine={machine} />
            {isDated && machine.free_from && machine.free_to && (
              <p className={styles.soft}>Free {formatDays(machine.free_from, machine.free_to, 'short')}</p>
            )}
            <div className={styles.price}>
              <Rates machine={machine} />
              {days && days.from !== '' && <Total machine={machine} days={days} />}
            </div>
          </div>
        </div>
      </Card>
      <FavouriteButton machine={machine} onCard />
    </div>
  );
}

/** What the days cost; delivered, where the list goes by that. */
function Total({ machine, days }: { machine: MachineRecord; days: DayRange }) {
  const { total_amount } = machine;
  if (total_amount === undefined) return <CardTotal machine={machine} days={days} />;
  return <DeliveredTotal amount={total_amount} days={days} />;
}

function Place({ machine }: { machine: MachineRecord }) {
  const { distance_unit } = useSettings();
  const place = placeWords(machine);
  if (place === null) return null;
  return (
    <p className={styles.place}>
      <Icon name="pin" size={16} />
      <span>
        {place}
        {machine.distance != null && ` · ${distanceWords(machine.distance, distance_unit)}`}
      </span>
    </p>
  );
}
