import type { StatementRecord } from '@yard/contracts';
import { Grid, Hint, Money, Text } from '@yard/ui';
import { figuresOf } from './months';

/** Opening, what moved, closing: side by side where there is room. */
export function StatementFigures({ statement }: { statement: StatementRecord }) {
  return (
    <Grid as="dl" cells={120} gap={3} across={4} figures>
      {figuresOf(statement).map(({ label, amount, isBalance }) => (
        <div key={label}>
          <Hint as="dt">{label}</Hint>
          <Text as="dd" weight={isBalance ? 650 : 400}>
            <Money amount={amount} currency={statement.currency} exact />
          </Text>
        </div>
      ))}
    </Grid>
  );
}
