import { cx, Row } from '@yard/ui';
import styles from './fleet.module.css';

export function FleetLegend() {
  const reasons = [
    ['rental', 'Rented'],
    ['request', 'Requested: waiting for your answer'],
    ['turnaround', 'Turnaround'],
    ['blackout', 'Blocked'],
  ] as const;
  return (
    <Row as="ul" gap={2} across={4} wrap size={14} soft bare aria-label="What the colors mean">
      {reasons.map(([reason, words]) => (
        <Row as="li" key={reason} gap={2} align="center">
          <span className={cx(styles.sample, styles[reason])} data-drawn />
          {words}
        </Row>
      ))}
    </Row>
  );
}
