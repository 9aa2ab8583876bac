import type { Collected } from '@yard/contracts';
import { toMajor } from '@kit/money';
import { Badge, Box, cx, Money, Row, Stack } from '@yard/ui';
import styles from './admin-policies.module.css';
import type { RefundSpan } from './refund-spans';

type RefundBarsProps = {
  spans: readonly RefundSpan[];
  /** The stretch of the case at hand; -1 for none. */
  chosen: number;
  collected: Collected;
  currency: string;
};

/** The time before the start from top to bottom, with what comes back in each stretch of it. */
export function RefundBars({ spans, chosen, collected, currency }: RefundBarsProps) {
  const whole = collected.rental + collected.delivery + collected.deposit;
  const width = (part: number) => ({ width: whole === 0 ? 0 : `${(part / whole) * 100}%` });
  return (
    <Stack gap={4}>
      <Box as="ol" bare aria-label="What comes back over time, when the renter cancels">
        {spans.map(({ when, refund }, index) => (
          <Stack
            as="li"
            key={index}
            gap={2}
            className={cx(styles.span, index === chosen && styles.chosen)}
            aria-current={index === chosen || undefined}
          >
            <Row gap={4} align="baseline" justify="between">
              <Row as="span" gap={1} across={3} align="center" wrap>
                {when} {index === chosen && <Badge icon="arrow-left">This case</Badge>}
              </Row>
              <strong>
                <Money amount={toMajor(refund.rental + refund.deposit, currency)} currency={currency} exact />
              </strong>
            </Row>
            <span className={styles.track} aria-hidden>
              <span className={styles.rent} style={width(refund.rental)} />
              <span className={styles.deposit} style={width(refund.deposit)} />
            </span>
          </Stack>
        ))}
      </Box>
      <Row as="p" gap={2} across={3} align="center" wrap size={14} soft aria-hidden>
        <span className={cx(styles.swatch, styles.rent)} /> Rent and delivery
        <span className={cx(styles.swatch, styles.deposit)} /> Deposit
      </Row>
    </Stack>
  );
}
