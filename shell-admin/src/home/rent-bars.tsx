import type { OverviewSpan } from '@yard/contracts';
import { formatDate } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { formatMoney } from '@yard/money';
import styles from './spans.module.css';

const HEIGHT = 96;

/** Rent by day, as high as the best day allows; the table below says the same in figures. */
export function RentBars({ days }: Pick<OverviewSpan, 'days'>) {
  const { currency } = useSettings();
  const best = Math.max(...days.map(({ rent_amount }) => rent_amount));
  const said = `Rent by day, at most ${formatMoney(best, currency)}`;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={said}
    >
      {days.map(({ date, rent_amount }, index) => (
        <rect
          key={date}
          x={index + 0.1}
          width={0.8}
          {...spanOf(best > 0 ? (rent_amount / best) * HEIGHT : 0)}
        >
          <title>{`${formatDate(date, 'weekday')}: ${formatMoney(rent_amount, currency)}`}</title>
        </rect>
      ))}
    </svg>
  );
}

/** A quiet day is a line. */
function spanOf(full: number) {
  const height = Math.max(1, full);
  return { y: HEIGHT - height, height };
}
