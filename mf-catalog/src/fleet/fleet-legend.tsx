import { cx } from '@yard/ui';
import styles from './fleet.module.css';
import legend from './legend.module.css';

/** Says what the colors of the bars mean. */
export function FleetLegend() {
  const reasons = [
    ['rental', 'Rented'],
    ['request', 'Requested, waits for your answer'],
    ['turnaround', 'Made ready for the next'],
    ['blackout', 'Kept back'],
  ] as const;
  return (
    <ul className={legend.legend} aria-label="What the colors mean">
      {reasons.map(([reason, words]) => (
        <li key={reason}>
          <span className={cx(legend.sample, styles[reason])} />
          {words}
        </li>
      ))}
    </ul>
  );
}
