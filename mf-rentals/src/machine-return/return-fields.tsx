import { DETAILS_MAX } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import type { ServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import {
  DateField,
  DoubtCheck,
  type Doubts,
  FieldRow,
  MoneyField,
  NumberField,
  RadioCards,
  TextArea,
  TimeField,
} from '@yard/ui';
import { zoneNote } from '../words/time-words';
import type { ReturnDraft } from './return-draft';

export interface ReturnFieldsProps {
  form: ServerForm<ReturnDraft>;
  doubts: Doubts;
  zone: string;
  /** Of the rental, `YYYY-MM-DD`. */
  firstDay: string;
}

/** When the machine came back, and how. */
export function ReturnFields({ form, doubts, zone, firstDay }: ReturnFieldsProps) {
  const { currency } = useSettings();
  return (
    <>
      <WhenItCameBack form={form} zone={zone} firstDay={firstDay} />
      <FieldRow>
        <NumberField {...form.field('hours')} label="Hour meter" after="h" optional />
        <NumberField {...form.field('fuel_level')} label="Fuel" after="%" whole optional />
      </FieldRow>
      <DoubtCheck doubts={doubts} field="hours" />
      <RadioCards
        {...form.field('condition')}
        label="Condition"
        required
        options={[
          { value: 'good', label: 'Good', detail: 'Ordinary wear only.' },
          { value: 'damaged', label: 'Damaged', detail: 'You can keep a part of the deposit.' },
        ]}
      />
      {form.values.condition === 'damaged' && (
        <MoneyField
          {...form.field('damage_amount')}
          label="Damage, taken from the deposit"
          currency={currency}
        />
      )}
      <TextArea {...form.field('details')} label="What you saw" rows={3} maxLength={DETAILS_MAX} optional />
    </>
  );
}

function WhenItCameBack({ form, zone, firstDay }: Omit<ReturnFieldsProps, 'doubts'>) {
  return (
    <FieldRow>
      <DateField
        {...form.field('day')}
        label={`Back on${zoneNote(zone)}`}
        min={firstDay}
        max={todayIn(zone, new Date())}
        onChange={(day) => day && form.set({ day })}
        error={form.errors.returned_at}
        required
      />
      <TimeField
        {...form.field('time')}
        label="At"
        onChange={(time) => time && form.set({ time })}
        required
      />
    </FieldRow>
  );
}
