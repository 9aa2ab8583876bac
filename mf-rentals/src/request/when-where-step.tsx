import { DETAILS_MAX, type MachineRecord, type QuoteRecord } from '@yard/contracts';
import type { FieldProps } from '@yard/data';
import { FieldRow, TextArea, TimeField } from '@yard/ui';
import { zoneNote, zoneOf } from '../words/time-words';
import { DaysField } from './days-field';
import { AddressChoice } from './place/address-choice';
import { DeliveryChoice } from './place/delivery-choice';
import { TakenDays } from './taken-days';
import type { RequestForm } from './use-request-form';
import type { RequestDraft } from './request-draft';

/** The part of a draft that this step is about. */
type Terms = Omit<RequestDraft, 'machine_id' | 'stripe_payment_method_id'>;

export interface WhenWhereStepProps {
  machine: MachineRecord;
  request: Pick<RequestForm, 'place' | 'refused'> & {
    form: {
      values: Terms;
      errors: Record<string, string>;
      set(changes: Partial<Terms>): void;
      field(name: 'start_time' | 'end_time' | 'details'): FieldProps<string | null>;
    };
    quote: { data?: QuoteRecord };
    changeTerms(changes: Partial<Terms>): void;
  };
}

/** Days, times, place and delivery. */
export function WhenWhereStep({ machine, request }: WhenWhereStepProps) {
  const { form, place, refused, quote, changeTerms } = request;
  const { values, errors } = form;
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
        error={errors.address_id}
      />
      <DeliveryChoice
        machine={machine}
        draft={values}
        onChange={changeTerms}
        error={errors.machine_delivery_option_id ?? (refusal ? quote.data?.delivery_message : null)}
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
        onChange={(end_time) => form.set({ end_time: end_time || null })}
        optional
      />
    </FieldRow>
  );
}
