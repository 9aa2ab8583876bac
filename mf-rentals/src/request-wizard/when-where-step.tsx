import { formatMoney } from '@kit/money';
import { DETAILS_MAX, type MachineRecord, returnsTooEarly, zoneOf } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import {
  Banner,
  Button,
  ButtonGroup,
  FieldRow,
  LinkButton,
  RadioCards,
  Stack,
  TextArea,
  TimeField,
} from '@yard/ui';
import { spanWords, zoneNote } from '../words/time-words';
import { DaysField } from './days-field';
import { AddressChoice } from './place/address-choice';
import type { FreeSpan } from './refused-days';
import type { RequestDraft } from './request-draft';
import type { WhenWhereStepProps } from './when-where';

/** Days, times, place and delivery. */
export function WhenWhereStep({ machine, request }: WhenWhereStepProps) {
  const { form, place, refused, quote, changeTerms } = request;
  const { values } = form;
  const refusal = values.delivery_enabled && quote.data?.delivery_available === false;

  return (
    <>
      {refused && (
        <TakenDays
          {...refused}
          onChoose={({ from, to }) => changeTerms({ start_date: from, end_date: to })}
        />
      )}
      <DaysField machine={machine} request={request} />
      <TimeFields machine={machine} request={request} />
      <AddressChoice
        place={place}
        value={values.address_id}
        onChange={(address_id) => changeTerms({ address_id })}
        error={form.part('address_id').error}
      />
      <DeliveryChoice
        machine={machine}
        draft={values}
        onChange={changeTerms}
        error={
          form.part('machine_delivery_option_id').error ?? (refusal ? quote.data?.delivery_message : null)
        }
      />
      <TextArea
        {...form.field('details')}
        label="Notes for the owner"
        hint="The job, the ground, how to get in."
        rows={3}
        maxLength={DETAILS_MAX}
        optional
      />
    </>
  );
}

function TimeFields({ machine, request: { form } }: WhenWhereStepProps) {
  const note = zoneNote(zoneOf(machine));
  return (
    <FieldRow>
      <TimeField
        {...form.field('start_time')}
        label={`From what time${note}`}
        onChange={(start_time) => form.set({ start_time: start_time || null })}
        optional
      />
      <TimeField
        {...form.field('end_time')}
        label={`Back at what time${note}`}
        error={form.part('end_time').error ?? returnsTooEarly(form.values) ?? undefined}
        onChange={(end_time) => form.set({ end_time: end_time || null })}
        optional
      />
    </FieldRow>
  );
}

const PICK_UP = 'pick_up';

interface DeliveryChoiceProps {
  machine: MachineRecord;
  draft: Pick<RequestDraft, 'delivery_enabled' | 'machine_delivery_option_id'>;
  onChange: (change: Pick<RequestDraft, 'delivery_enabled' | 'machine_delivery_option_id'>) => void;
  error?: string | null;
}

/** Pick-up, or one of the owner's ways to deliver. */
function DeliveryChoice({ machine, draft, onChange, error }: DeliveryChoiceProps) {
  const { currency, distance_unit } = useSettings();
  const options = machine.delivery_options.map((option) => ({
    value: String(option.id),
    label: option.name,
    aside: formatMoney(option.base_amount, currency),
    detail: `and ${formatMoney(option.amount_per_distance, currency)} per ${distance_unit}, up to ${option.radius} ${distance_unit}`,
  }));
  const where = [machine.city, machine.state].filter(Boolean).join(', ');
  const pickUp = {
    value: PICK_UP,
    label: 'Pick it up yourself',
    aside: 'Free',
    detail: where === '' ? undefined : `In ${where}`,
  };
  return (
    <RadioCards
      label="How does it get there?"
      name="machine_delivery_option_id"
      value={draft.delivery_enabled ? String(draft.machine_delivery_option_id) : PICK_UP}
      onChange={(value) =>
        onChange({
          delivery_enabled: value !== PICK_UP,
          machine_delivery_option_id: value === PICK_UP ? null : Number(value),
        })
      }
      error={error}
      options={[pickUp, ...options]}
    />
  );
}

interface TakenDaysProps {
  message: string;
  free: readonly FreeSpan[];
  onChoose: (span: FreeSpan) => void;
}

/** The reason why these days are taken, with the nearest free ones or a link to the existing request. */
function TakenDays({ message, free, onChoose }: TakenDaysProps) {
  return (
    <Banner
      tone="bad"
      title={message}
      action={free.length === 0 && <LinkButton to="/rentals">Your rentals</LinkButton>}
    >
      {free.length > 0 && (
        <Stack gap={3} above={2}>
          <p>The rest of your request is saved. Nearest free days:</p>
          <ButtonGroup>
            {free.map((span) => (
              <Button key={span.from} icon="calendar" onPress={() => onChoose(span)}>
                {spanWords({ start_date: span.from, end_date: span.to })}
              </Button>
            ))}
          </ButtonGroup>
        </Stack>
      )}
    </Banner>
  );
}
