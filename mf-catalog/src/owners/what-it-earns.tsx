import { cheapestCover } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { ComboBox, Grid, Hint, NumberField, Panel, Text } from '@yard/ui';
import { useState } from 'react';
import { useMachineTypes } from '../machines/use-machine-types';
import { useUsualRates } from '../machines/use-usual-rates';

const DAYS = 10;
const DAYS_MAX = 28;

/** Says how much an owner gets a month for a machine of a type, at the usual rates and without the fee. */
export function WhatItEarns() {
  const types = useMachineTypes();
  const [typeId, setTypeId] = useState('');
  const [days, setDays] = useState<number | null>(DAYS);
  return (
    <Panel title="What a machine earns">
      <Grid gap={4}>
        <ComboBox
          key={types.data === undefined ? 'waiting' : 'ready'}
          name="machine_type_id"
          label="Machine type"
          placeholder="Mini Excavator"
          options={(types.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={typeId}
          onChange={setTypeId}
          disabled={types.data === undefined}
        />
        <NumberField name="days" label="Days rented in a month" whole value={days} onChange={setDays} />
        <div role="status">
          <Earnings typeId={typeId === '' ? null : Number(typeId)} days={days} />
        </div>
      </Grid>
    </Panel>
  );
}

function Earnings({ typeId, days }: { typeId: number | null; days: number | null }) {
  const { currency, fee_percent = 0 } = useSettings();
  const rates = useUsualRates(typeId);
  if (typeId === null || rates === undefined)
    return <Hint>Choose a machine type to see what it could earn.</Hint>;
  if (days === null || days < 1 || days > DAYS_MAX) return <p>Enter 1 to {DAYS_MAX} days.</p>;
  const rent = cheapestCover(days, rates)?.reduce((sum, { amount }) => sum + amount, 0);
  if (rent === undefined) return <p>Not enough machines of this type to say yet.</p>;
  const money = (amount: number) => formatMoney(amount, currency);
  const fee = Math.round(rent * fee_percent) / 100;
  return (
    <>
      <Text size={22} weight={600}>
        {money(rent - fee)} a month
      </Text>
      <Hint>
        {days === 1 ? 'A day' : `${days} days in a row`} at the usual rates: {money(rent)}.{' '}
        {`Our fee of ${fee_percent}% is ${money(fee)}.`}
      </Hint>
    </>
  );
}
