import { addDays, eachDay, formatMonth } from '@yard/dates';
import { Stack, Text } from '@yard/ui';
import styles from './fleet.module.css';

type FleetDaysProps = { from: string; count: number; today: string };

/** The days above the tracks; each bar says its own days to who hears the page. */
export function FleetDays({ from, count, today }: FleetDaysProps) {
  const days = eachDay(from, addDays(from, count - 1));
  return (
    <div className={styles.days} aria-hidden>
      {days.map((day, index) => (
        <Stack
          as="span"
          key={day}
          align="center"
          justify="end"
          soft={isWeekend(day)}
          className={day === today ? styles.today : undefined}
        >
          {(day.endsWith('-01') || (index === 0 && !days[1]?.endsWith('-01'))) && (
            <Text as="span" weight={650}>
              {formatMonth(day).slice(0, 3)}
            </Text>
          )}
          {Number(day.slice(8))}
        </Stack>
      ))}
    </div>
  );
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
