import { useSettings } from '@yard/remote-kit';
import {
  DateField,
  FieldRow,
  Grid,
  Hint,
  MoneyField,
  NumberField,
  optionsOf,
  Row,
  Segmented,
  Stack,
  Text,
  TimeField,
} from '@yard/ui';
import type { ReactNode } from 'react';
import { hoursWords } from './bench-words';
import type { Canceller, Dates } from './refund-spans';

export interface BenchCase extends Dates {
  rental: number | null;
  delivery: number | null;
  deposit: number | null;
  by: Canceller;
  mode: 'hours' | 'dates';
  hours: number | null;
}

type BenchFieldsProps = {
  values: BenchCase;
  hours: number | null;
  onChange: (changes: Partial<BenchCase>) => void;
};

const cancellers = optionsOf({ renter: 'Renter', owner: 'Owner', admin: 'Admin' });

const modes = optionsOf({ hours: 'Hours', dates: 'Dates' });

export function BenchFields({ values, hours, onChange }: BenchFieldsProps) {
  return (
    <Stack gap={4}>
      <Amounts values={values} onChange={onChange} />
      <Row gap={4} wrap>
        <Choice label="Who cancels">
          <Segmented
            label="Who cancels"
            segments={cancellers}
            value={values.by}
            onChange={(by) => onChange({ by })}
          />
        </Choice>
        <Choice label="When, given as">
          <Segmented
            label="When, given as"
            segments={modes}
            value={values.mode}
            onChange={(mode) => onChange({ mode })}
          />
        </Choice>
      </Row>
      {values.mode === 'hours' ? (
        <Grid fit={240}>
          <NumberField
            label="Hours before the start"
            hint="Negative: after the start."
            after="hours"
            value={values.hours}
            onChange={(given) => onChange({ hours: given })}
          />
        </Grid>
      ) : (
        <Moments values={values} hours={hours} onChange={onChange} />
      )}
    </Stack>
  );
}

function Amounts({ values, onChange }: Omit<BenchFieldsProps, 'hours'>) {
  const currency = useSettings().currency.toUpperCase();
  const amount = (name: 'rental' | 'delivery' | 'deposit') => ({
    currency,
    value: values[name],
    onChange: (value: number | null) => onChange({ [name]: value }),
  });
  return (
    <FieldRow>
      <MoneyField label="Rent paid" {...amount('rental')} />
      <MoneyField label="Delivery paid" {...amount('delivery')} />
      <MoneyField label="Deposit paid" {...amount('deposit')} />
    </FieldRow>
  );
}

function Moments({ values, hours, onChange }: BenchFieldsProps) {
  return (
    <>
      <FieldRow>
        <DateField
          label="First day of the rental"
          value={values.start}
          onChange={(start) => onChange({ start })}
        />
        <DateField label="Canceled on" value={values.day} onChange={(day) => onChange({ day })} />
        <TimeField label="Canceled at" value={values.time} onChange={(time) => onChange({ time })} />
      </FieldRow>
      <Hint>{hours === null ? 'Enter both days. Times are local to the machine.' : hoursWords(hours)}</Hint>
    </>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={1} align="start">
      <Text as="span" aria-hidden size={14} weight={600}>
        {label}
      </Text>
      {children}
    </Stack>
  );
}
