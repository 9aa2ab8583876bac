import { formatDate } from '@yard/dates';
import { Box } from '@yard/ui';
import styles from './home.module.css';

const HEIGHT = 96;

export interface DayBar {
  date: string;
  value: number;
  words: string;
}

/** Bars by day, scaled to the highest value or the target, which is a line; a table has the same figures. */
export function DayBars({
  label,
  days,
  target = 0,
}: {
  label: string;
  days: readonly DayBar[];
  target?: number;
}) {
  const highest = Math.max(target, ...days.map(({ value }) => value));
  const heightOf = (value: number) => (highest > 0 ? (value / highest) * HEIGHT : 0);
  return (
    <Box
      as="svg"
      below={3}
      width="100%"
      height={HEIGHT}
      fill="currentColor"
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {days.map(({ date, value, words }, index) => (
        <rect key={date} x={index + 0.1} width={0.8} {...spanOf(heightOf(value))}>
          <title>{`${formatDate(date, 'weekday')}: ${words}`}</title>
        </rect>
      ))}
      {target > 0 && (
        <line
          className={styles.target}
          x1={0}
          x2={days.length}
          y1={HEIGHT - heightOf(target)}
          y2={HEIGHT - heightOf(target)}
        />
      )}
    </Box>
  );
}

/** A quiet day is a line. */
function spanOf(full: number) {
  const height = Math.max(1, full);
  return { y: HEIGHT - height, height };
}
