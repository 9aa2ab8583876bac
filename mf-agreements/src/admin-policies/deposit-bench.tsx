import { useSettings } from '@yard/remote-kit';
import { Grid, Hint, Money, MoneyField, Panel, SpecSheet, Stack, Text } from '@yard/ui';
import { useState } from 'react';
import { formatMoney } from '@kit/money';
import { boundWords, depositFor, type DepositDraft, SAMPLE_RENTS } from './sample-deposits';

export function DepositBench({ terms }: { terms: DepositDraft | null }) {
  const { currency } = useSettings();
  const [rent, setRent] = useState<number | null>(1500);
  const isKnown = terms !== null && (terms.kind === 'fixed' ? terms.amount : terms.percent) !== null;
  const own = rent === null || !isKnown ? null : depositFor(terms, rent, currency);

  return (
    <Panel title="Sample deposits">
      <Stack gap={6}>
        <Grid cells={220} gap={3} align="end">
          <MoneyField label="Rent" currency={currency.toUpperCase()} value={rent} onChange={setRent} />
          <Text size={18} weight={650} padY={2} role="status">
            Deposit <Money amount={own} currency={currency} exact />
          </Text>
        </Grid>
        {isKnown ? (
          <SpecSheet
            facts={SAMPLE_RENTS.map((sample) => ({
              label: `Rent ${formatMoney(sample, currency)}`,
              value: <Sample terms={terms} deposit={depositFor(terms, sample, currency)} />,
            }))}
          />
        ) : (
          <Hint>Enter the terms to see sample deposits.</Hint>
        )}
      </Stack>
    </Panel>
  );
}

function Sample({ terms, deposit }: { terms: DepositDraft; deposit: number }) {
  const { currency } = useSettings();
  return (
    <>
      <Money amount={deposit} currency={currency} exact />
      <Hint as="span"> {boundWords(terms, deposit)}</Hint>
    </>
  );
}
