import { LEDGER_ACCOUNTS, type LedgerSummary } from '@yard/contracts';
import { LEDGER_ACCOUNT_NAMES } from '@yard/contracts/back-office';
import { Grid, Hint, Money, Stack, Text } from '@yard/ui';

export function Balances({ balances, currency }: Pick<LedgerSummary, 'balances' | 'currency'>) {
  return (
    <Grid as="dl" cells={150} gap={3} aria-label="Balances">
      {LEDGER_ACCOUNTS.map((account) => (
        <Stack key={account} gap={1} pad={4} framed>
          <Hint as="dt" weight={600}>
            {LEDGER_ACCOUNT_NAMES[account]}
          </Hint>
          <Text as="dd" size={22} weight={650}>
            <Money amount={balances[account]} currency={currency} exact />
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
