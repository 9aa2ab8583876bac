import type { MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { cx, Grid, Hint, Money, Stack, Text } from '@yard/ui';
import styles from './machine-card.module.css';

type Rated = Pick<MachineRecord, 'daily_rate' | 'weekly_rate' | 'monthly_rate'>;

const periods = [
  { key: 'daily_rate', name: 'a day' },
  { key: 'weekly_rate', name: 'a week' },
  { key: 'monthly_rate', name: '4 weeks' },
] as const;

export type RatesProps = { machine: Rated; large?: boolean };

export function Rates({ machine, large }: RatesProps) {
  const { currency } = useSettings();
  const offered = periods.filter(({ key }) => machine[key] !== null);
  if (offered.length === 0) return <Hint>No rates yet</Hint>;
  return (
    <Grid
      as="ul"
      gap={3}
      above={large ? undefined : 2}
      figures
      bare
      className={cx(styles.rates, !large && styles.compact)}
      aria-label="Rates"
    >
      {offered.map(({ key, name }, at) => (
        <Stack as="li" key={key} soft={!large && at > 0}>
          <Text as={large || at === 0 ? 'strong' : 'span'} size={large ? 22 : at === 0 ? 18 : 13} tight>
            <Money amount={machine[key]} currency={currency} />
          </Text>{' '}
          <Hint as="span">{name}</Hint>
        </Stack>
      ))}
    </Grid>
  );
}
