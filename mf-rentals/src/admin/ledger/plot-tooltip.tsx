import { Hint, Money, Text } from '@yard/ui';
import { Swatch } from './flow-legend';
import { flowWords, FLOWS_IN_ORDER } from './flow-words';
import styles from './plot.module.css';
import { type Bar, isQuiet } from './spans';

/** The figures of the bar that is pointed at, or reached by the arrow keys. */
export function PlotTooltip({ bar, currency }: { bar: Bar | undefined; currency: string }) {
  if (!bar) return null;
  return (
    <div className={styles.tooltip}>
      <Text weight={650}>{bar.label}</Text>
      {isQuiet(bar) && <Hint>Nothing moved.</Hint>}
      <dl>
        {FLOWS_IN_ORDER.filter((flow) => bar[flow] !== 0).map((flow) => (
          <div key={flow} className={styles.tooltipLine}>
            <dt>
              <Swatch flow={flow} /> {flowWords[flow].label}
            </dt>
            <dd>
              <Money amount={bar[flow]} currency={currency} exact />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
