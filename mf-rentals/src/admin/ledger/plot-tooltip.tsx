import { Box, Hint, Money, Row, Text } from '@yard/ui';
import { Swatch } from './flow-legend';
import { flowWords, FLOWS_IN_ORDER } from './flow-words';
import styles from './plot.module.css';
import { type Bar, isQuiet } from './spans';

export function PlotTooltip({ bar, currency }: { bar: Bar | undefined; currency: string }) {
  if (!bar) return null;
  return (
    <Box framed pad={3} size={14} className={styles.tooltip}>
      <Text weight={650}>{bar.label}</Text>
      {isQuiet(bar) && <Hint>Nothing moved.</Hint>}
      <dl>
        {FLOWS_IN_ORDER.filter((flow) => bar[flow] !== 0).map((flow) => (
          <Row key={flow} gap={4} justify="between">
            <Row as="dt" gap={2} align="center">
              <Swatch flow={flow} /> {flowWords[flow].label}
            </Row>
            <dd>
              <Money amount={bar[flow]} currency={currency} exact />
            </dd>
          </Row>
        ))}
      </dl>
    </Box>
  );
}
