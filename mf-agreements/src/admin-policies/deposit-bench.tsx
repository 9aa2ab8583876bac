import { useSettings } from '@yard/remote-kit';
import { Hint, Money, MoneyField, Panel, Stack } from '@yard/ui';
import { useState } from 'react';
import deposit from './deposit-bench.module.css';
import { boundWords, depositFor, type DepositDraft, SAMPLE_RENTS } from './sample-deposits';

/** What deposit these terms ask for sample rents, and for one's own. Changes nothing. */
export function DepositBench({ terms }: { terms: DepositDraft }) {
  const { currency } = useSettings();
  const [rent, setRent] = useState<number | null>(1500);
  const rows = SAMPLE_RENTS.map((sample) => ({ rent: sample, deposit: depositFor(terms, sample, currency) }));
  const own = rent === null ? null : depositFor(terms, rent, currency);

  return (
    <Panel title="What deposit would be asked">
      <Stack gap={6}>
        <div className={deposit.own}>
          <MoneyField label="Rent" currency={currency.toUpperCase()} value={rent} onChange={setRent} />
          <p className={deposit.answer} role="status">
            Deposit <Money amount={own} currency={currency} exact />
          </p>
        </div>
        <dl className={deposit.samples}>
          {rows.map((row) => (
            <div key={row.rent} className={deposit.sample}>
              <dt>
                Rent <Money amount={row.rent} currency={currency} />
              </dt>
              <dd>
                <strong>
                  <Money amount={row.deposit} currency={currency} exact />
                </strong>
                <Hint as="span"> {boundWords(terms, row.deposit)}</Hint>
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Panel>
  );
}
