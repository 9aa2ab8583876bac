import { formatMoney } from '@kit/money';
import { DETAILS_MAX, type MachineRecord, returnsTooEarly, zoneOf } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import {
  Banner,
  Button,
  ButtonGroup,
  FieldRow,
  Hint,
  LinkButton,
  RadioCards,
  Row,
  Stack,
  Text,
  TextArea,
  TimeField,
} from '@yard/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { spanWords, zoneNote } from '../words/time-words';
import { DaysField } from './days-field';
import { AddressChoice } from './place/address-choice';
import type { FreeSpan } from './refused-days';
import type { WhenWhereStepProps } from './when-where';

/** Days, times, place and delivery. */
export function WhenWhereStep({ machine, request }: WhenWhereStepProps) {
  const { form, place, refused, changeTerms } = request;
  const { values } = form;
  const errorOf = (...names: string[]) => names.map((name) => form.part(name).error).find(Boolean);
  const { start_date, end_date } = values;
  const [query] = useSearchParams();
  const [wasChosen] = useState(() => start_date !== null && query.get('from') === start_date);
  const days = wasChosen && start_date && end_date && spanWords({ start_date, end_date });

  return (
    <>
      {refused && (
        <TakenDays
          {...refused}
          onChoose={({ from, to }) => changeTerms({ start_date: from, end_date: to })}
        />
      )}
      <Chosen label="Dates" words={!refused && !errorOf('start_date', 'end_date', 'machine_id') && days}>
        <DaysField machine={machine} request={request} />
      </Chosen>
      <TimeFields machine={machine} request={request} />
      <AddressChoice
        place={place}
        value={values.address_id}
        onChange={(address_id) => changeTerms({ address_id })}
        error={form.part('address_id').error}
      />
      <DeliveryChoice machine={machine} request={request} wasChosen={wasChosen} />
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

interface ChosenProps {
  label: string;
  /** The choice in words; without any it is asked for. */
  words: string | false | null | undefined;
  children: ReactNode;
}

/** A choice that was made, as a line; its fields come when the reader wants to change it. */
function Chosen({ label, words, children }: ChosenProps) {
  const [isChanging, setChanging] = useState(false);
  const [isAsked, setAsked] = useState(!words);
  const fields = useRef<HTMLDivElement>(null);
  // Fields that an error opened would close under the reader’s hand with their first pick.
  if (!words && !isAsked) setAsked(true);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isChanging) fields.current?.focus({ preventScroll: true });
  }, [isChanging]);
  // One place for both: another one would draw the fields anew under the reader’s hand.
  if (isAsked || isChanging) {
    return (
      <Stack ref={fields} gap={5} tabIndex={-1}>
        {children}
      </Stack>
    );
  }
  return (
    <Row gap={4} align="center" justify="between">
      <div>
        <Hint>{label}</Hint>
        <Text weight={600}>{words}</Text>
      </div>
      <Button small aria-label={`Change ${label.toLowerCase()}`} onPress={() => setChanging(true)}>
        Change
      </Button>
    </Row>
  );
}

function TimeFields({ machine, request: { form } }: WhenWhereStepProps) {
  const note = zoneNote(zoneOf(machine));
  return (
    <FieldRow>
      <TimeField
        {...form.field('start_time')}
        label={`${form.values.delivery_enabled ? 'Delivery time' : 'Pick-up time'}${note}`}
        onChange={(start_time) => form.set({ start_time: start_time || null })}
        optional
      />
      <TimeField
        {...form.field('end_time')}
        label={`Return time${note}`}
        error={form.part('end_time').error ?? returnsTooEarly(form.values) ?? undefined}
        onChange={(end_time) => form.set({ end_time: end_time || null })}
        optional
      />
    </FieldRow>
  );
}

const PICK_UP = 'pick_up';

function waysOf(machine: MachineRecord, currency: string, unit: string) {
  const where = [machine.city, machine.state].filter(Boolean).join(', ');
  return [
    {
      value: PICK_UP,
      label: 'Pick it up yourself',
      aside: 'Free',
      detail: where ? `In ${where}` : undefined,
    },
    ...machine.delivery_options.map((option) => ({
      value: String(option.id),
      label: option.name,
      aside: formatMoney(option.base_amount, currency),
      detail: `and ${formatMoney(option.amount_per_distance, currency)} per ${unit}, up to ${option.radius} ${unit}`,
    })),
  ];
}

type DeliveryChoiceProps = WhenWhereStepProps & { wasChosen: boolean };

/** Pick-up, or one of the owner's ways to deliver. */
function DeliveryChoice({ machine, request: { form, quote, changeTerms }, wasChosen }: DeliveryChoiceProps) {
  const { currency, distance_unit } = useSettings();
  const { delivery_enabled, machine_delivery_option_id } = form.values;
  const refusal = delivery_enabled && quote.data?.delivery_available === false;
  const error =
    form.part('machine_delivery_option_id').error ?? (refusal ? quote.data?.delivery_message : null);
  const options = waysOf(machine, currency, distance_unit);
  const chosen = delivery_enabled ? String(machine_delivery_option_id) : PICK_UP;
  return (
    <Chosen
      label="Delivery"
      words={wasChosen && !error && options.find(({ value }) => value === chosen)?.label}
    >
      <RadioCards
        label="How does it get there?"
        name="machine_delivery_option_id"
        value={chosen}
        onChange={(value) =>
          changeTerms({
            delivery_enabled: value !== PICK_UP,
            machine_delivery_option_id: value === PICK_UP ? null : Number(value),
          })
        }
        error={error}
        options={options}
      />
    </Chosen>
  );
}

type TakenDaysProps = { message: string; free: readonly FreeSpan[]; onChoose: (span: FreeSpan) => void };

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
