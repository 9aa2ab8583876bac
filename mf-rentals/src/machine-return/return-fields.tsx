import { todayIn } from '@yard/dates';
import type { ServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { DateField, type Doubts, FieldRow, MoneyField, RadioCards, TimeField } from '@yard/ui';
import { ConditionFields } from '../condition/condition-fields';
import type { SidePhotos } from '../condition/use-side-photos';
import { zoneNote } from '../words/time-words';
import type { ReturnDraft } from './return-draft';

export interface ReturnFieldsProps {
  form: ServerForm<ReturnDraft>;
  doubts: Doubts;
  photos: SidePhotos;
  zone: string;
  request: { start_date: string; machine_id: number };
}

export function ReturnFields({ form, doubts, photos, zone, request }: ReturnFieldsProps) {
  return (
    <>
      <WhenItCameBack form={form} zone={zone} firstDay={request.start_date} />
      <ConditionFields form={form} doubts={doubts} photos={photos} machineId={request.machine_id} optional>
        <Damage form={form} />
      </ConditionFields>
    </>
  );
}

function Damage({ form }: Pick<ReturnFieldsProps, 'form'>) {
  const { currency } = useSettings();
  return (
    <>
      <RadioCards
        {...form.field('condition')}
        label="Condition"
        required
        options={[
          { value: 'good', label: 'Good', detail: 'Ordinary wear only.' },
          { value: 'damaged', label: 'Damaged', detail: 'You can claim part of the deposit.' },
        ]}
      />
      {form.values.condition === 'damaged' && (
        <MoneyField
          {...form.field('damage_amount')}
          label="Damage, paid from the deposit"
          currency={currency}
        />
      )}
    </>
  );
}

interface WhenProps {
  form: ServerForm<ReturnDraft>;
  zone: string;
  /** The rental's first day, `YYYY-MM-DD`. */
  firstDay: string;
}

function WhenItCameBack({ form, zone, firstDay }: WhenProps) {
  return (
    <FieldRow>
      <DateField
        {...form.field('day')}
        label={`Back on${zoneNote(zone)}`}
        min={firstDay}
        max={todayIn(zone, new Date())}
        onChange={(day) => day && form.set({ day })}
        error={form.part('returned_at').error}
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
