import { addDays, formatDays } from '@yard/dates';
import { Button, ButtonGroup } from '@yard/ui';
import styles from './fleet.module.css';

type FleetStepsProps = { from: string; count: number; today: string; onFrom: (day: string) => void };

/** Which days are shown, and the way to others. */
export function FleetSteps({ from, count, today, onFrom }: FleetStepsProps) {
  return (
    <div className={styles.steps}>
      <p role="status" className={styles.span}>
        {formatDays(from, addDays(from, count - 1), 'short')}
      </p>
      <ButtonGroup>
        <Button small icon="chevron-left" onPress={() => onFrom(addDays(from, -count))}>
          Earlier
        </Button>
        <Button small disabled={from === today} onPress={() => onFrom(today)}>
          Today
        </Button>
        <Button small iconEnd="chevron-right" onPress={() => onFrom(addDays(from, count))}>
          Later
        </Button>
      </ButtonGroup>
    </div>
  );
}
