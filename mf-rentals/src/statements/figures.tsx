import { Grid, Hint, Money, Text } from '@yard/ui';
import type { Figure } from './months';

/** Sums with their names, side by side where there is room. */
export function Figures({ figures, currency }: { figures: readonly Figure[]; currency: string }) {
  return (
    <Grid as="dl" cells={100} gap={3} across={4} figures>
      {figures.map(({ label, amount, isBalance }) => (
        <div key={label}>
          <Hint as="dt">{label}</Hint>
          <Text as="dd" weight={isBalance ? 650 : 400}>
            <Money amount={amount} currency={currency} exact />
          </Text>
        </div>
      ))}
    </Grid>
  );
}
