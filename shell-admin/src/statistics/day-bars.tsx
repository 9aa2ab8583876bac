import { formatDate } from '@yard/dates';
import styles from './statistics.module.css';

const HEIGHT = 160;

export type DayBar = { date: string; value: number; words: string };

type DayBarsProps = {
  label: string;
  days: readonly DayBar[];
  target?: number;
  format: (value: number) => string;
};

export function DayBars({ label, days, target = 0, format }: DayBarsProps) {
  const top = roundedUp(Math.max(target, ...days.map(({ value }) => value)));
  const heightOf = (value: number) => (value / top) * HEIGHT;
  const dated = new Set([days[0], days[Math.floor(days.length / 2)], days.at(-1)]);
  const level = (y: number) => ({ x1: 0, x2: days.length, y1: HEIGHT - y, y2: HEIGHT - y });
  return (
    <figure className={styles.plot}>
      <div className={styles.scale} aria-hidden>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{format(value)}</span>
        ))}
      </div>
      <svg
        width="100%"
        height={HEIGHT}
        fill="currentColor"
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {[HEIGHT, HEIGHT / 2, 0].map((y) => (
          <line key={y} className={styles.line} {...level(y)} />
        ))}
        {days.map(({ date, value, words }, index) => (
          <rect key={date} x={index + 0.1} width={0.8} {...spanOf(heightOf(value))}>
            <title>{`${formatDate(date, 'weekday')}: ${words}`}</title>
          </rect>
        ))}
        {target > 0 && <line className={styles.target} {...level(heightOf(target))} />}
      </svg>
      <div className={styles.dates} aria-hidden>
        {[...dated].map((day) => day && <span key={day.date}>{formatDate(day.date, 'short')}</span>)}
      </div>
    </figure>
  );
}

function roundedUp(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return power * ([1, 2, 4, 6, 8].find((step) => step * power >= highest) ?? 10);
}

function spanOf(full: number) {
  const height = Math.max(1, full);
  return { y: HEIGHT - height, height };
}
