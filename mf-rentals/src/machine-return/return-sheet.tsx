import { DETAILS_MAX, type RentalRequestRecord } from '@yard/contracts';
import { instantOf, todayIn } from '@yard/dates';
import { useServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import {
  Button,
  DateField,
  FieldRow,
  Form,
  MoneyField,
  NumberField,
  RadioCards,
  TextArea,
  TimeField,
  useToast,
} from '@yard/ui';
import { RentalSheet } from '../rental/rental-sheet';
import { zoneNote, zoneOf } from '../words/time-words';
import { type ReturnDraft, emptyReturn } from './return-draft';
import { useMachineReturn } from './use-machine-return';

/** The owner records that the machine is back, and how. */
export function ReturnSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { record } = useMachineReturn(request.id);
  const { currency } = useSettings();
  const toast = useToast();
  const zone = zoneOf(request.machine);
  const form = useServerForm<ReturnDraft>({
    rules: null,
    initial: emptyReturn(zone, new Date()),
    submit: ({ day, time, ...draft }) =>
      record({
        ...draft,
        // An amount typed before the condition was changed back is not meant.
        damage_amount: draft.condition === 'damaged' ? draft.damage_amount : null,
        returned_at: instantOf(day, time, zone).toISOString(),
      }),
    onSuccess: () => {
      toast.show('The return is recorded');
      onClose();
    },
  });
  return (
    <RentalSheet title="Record the return" request={request} onClose={onClose}>
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Record the return">
        <FieldRow>
          <DateField
            {...form.field('day')}
            label={`Back on${zoneNote(zone)}`}
            min={request.start_date}
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
        <FieldRow>
          <NumberField {...form.field('hours')} label="Hour meter" after="h" optional />
          <NumberField {...form.field('fuel_level')} label="Fuel" after="%" whole optional />
        </FieldRow>
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
        <Button type="submit" kind="primary" busy={form.busy}>
          Record the return
        </Button>
      </Form>
    </RentalSheet>
  );
}
