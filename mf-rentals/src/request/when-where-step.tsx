import { DETAILS_MAX, returnsTooEarly, zoneOf } from '@yard/contracts';
import { FieldRow, TextArea, TimeField } from '@yard/ui';
import { zoneNote } from '../words/time-words';
import { DaysField } from './days-field';
import type { WhenWhereStepProps } from './when-where';
import { AddressChoice } from './place/address-choice';
import { DeliveryChoice } from './place/delivery-choice';
import { TakenDays } from './taken-days';

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
        label="What the owner should know"
        hint="The work, the ground, the way in."
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
