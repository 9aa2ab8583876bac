import {
  isSameSpan,
  machineType,
  REASON_MAX,
  type RentalChangeInput,
  type RentalChangeQuote,
  rentalChangeRules,
  type RentalRequestRecord,
  type RentalSpan,
  returnsTooEarly,
  spanOf,
  zoneOf,
} from '@yard/contracts';
import { type FieldProps, isFirstTry, useServerForm } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { todayIn } from '@yard/dates';
import {
  DateField,
  FieldRow,
  Form,
  Select,
  SkeletonBlock,
  SkeletonText,
  Submit,
  TextArea,
  TimeField,
  useToast,
} from '@yard/ui';
import { useSettings } from '@yard/remote-kit';
import { useEffect, useRef } from 'react';
import { ChangedTermsBanner } from '../../request-wizard/changed-terms-banner';
import { termsShown } from '../../request-wizard/shown-terms';
import { useChangedTerms } from '../../request-wizard/use-changed-terms';
import { planSum } from '../../words/plan-words';
import { firstNameOf, otherParty, type Reader } from '../../words/reader';
import { zoneNote } from '../../words/time-words';
import { RentalSheet } from '../rental-sheet';
import { ChangePrice } from './change-price';
import { isUnanswered, NoPrice } from '../price-answer';
import { useChangeQuote, useRentalChanges } from './use-rental-changes';

export type OfferChangeSheetProps = { request: RentalRequestRecord; reader: Reader; onClose: () => void };

export function OfferChangeSheet({ request, reader, onClose }: OfferChangeSheetProps) {
  const other = firstNameOf(otherParty(request, reader));
  const { form, isDifferent, quote, changed } = useOffer(request, other, onClose);
  return (
    <RentalSheet title="Change rental" request={request} onClose={onClose}>
      <p>{other} can accept or decline. Until then, nothing changes.</p>
      <Form of={form} aria-label="Change rental">
        <SpanFields request={request} form={form} />
        {reader === 'owner' && <MachineField request={request} field={form.field('machine_id')} />}
        <TextArea
          {...form.field('message')}
          label={`Message to ${other}`}
          rows={2}
          maxLength={REASON_MAX}
          optional
        />
        {quote.isLoading && <SkeletonText lines={6} />}
        {isDifferent && quote.data && <ChangePrice price={quote.data} request={request} />}
        {isDifferent && <NoPrice answer={quote} />}
        <ChangedTermsBanner changed={changed} />
        <Submit of={form} disabled={!isDifferent || isUnanswered(quote)} label="Send change" />
      </Form>
    </RentalSheet>
  );
}

function useOffer(request: RentalRequestRecord, other: string, onDone: () => void) {
  const { offer } = useRentalChanges(request.id);
  const toast = useToast();
  const { currency } = useSettings();
  const shown = useRef<RentalChangeQuote | undefined>(undefined);
  const changed = useChangedTerms(() => quote.refetch());
  const form = useServerForm({
    rules: rentalChangeRules,
    initial: { ...shortTimes(request), end_date: lastDay(request), message: '' },
    submit: (values) =>
      changed.sending(offeredTerms(request, shown.current, currency), (seen) =>
        offer({ ...inputOf(request, values), seen }),
      ),
    onSuccess: (offered) => {
      if (!offered) return;
      toast.show(`Change sent to ${other}`);
      onDone();
    },
    draft: `rental_requests/${request.id}/change`,
  });
  const isDifferent = !isSameSpan(form.values, shortTimes(request));
  // The price does not depend on the message: typing it must not ask for a new one.
  const quote = useChangeQuote(
    request.id,
    isDifferent && !returnsTooEarly(form.values) ? inputOf(request, { ...form.values, message: '' }) : null,
  );
  useEffect(() => {
    shown.current = quote.data;
  }, [quote.data]);
  return { form, isDifferent, quote, changed: changed.terms };
}

function offeredTerms(request: RentalRequestRecord, quote: RentalChangeQuote | undefined, currency: string) {
  return quote
    ? { ...termsShown(request, planSum(quote.plan.now, currency)), subtotal: quote.subtotal }
    : null;
}

type Values = RentalSpan & { message: string };
type ChangeForm = ReturnType<typeof useServerForm<Values>>;

function SpanFields({ request, form }: { request: RentalRequestRecord; form: ChangeForm }) {
  const zone = zoneOf(request.machine);
  const today = todayIn(zone, new Date());
  const note = zoneNote(zone);
  return (
    <>
      {request.status === 'approved' && (
        <FieldRow>
          <DateField {...form.field('start_date')} label={`First day${note}`} min={today} />
          <TimeField
            {...form.field('start_time')}
            onChange={(start_time) => form.set({ start_time: start_time || null })}
            label={request.delivery_enabled ? 'Delivery time' : 'Pick-up time'}
            optional
          />
        </FieldRow>
      )}
      <FieldRow>
        <DateField {...form.field('end_date')} label={`Last day${note}`} min={today} />
        <TimeField
          {...form.field('end_time')}
          onChange={(end_time) => form.set({ end_time: end_time || null })}
          label="Return time"
          error={form.errors.end_time ?? returnsTooEarly(form.values)}
          optional
        />
      </FieldRow>
    </>
  );
}

function MachineField({ request, field }: { request: RentalRequestRecord; field: FieldProps<number> }) {
  const user_id = request.machine.user_id;
  const machines = useWholeList(machineType, { user_id });
  const own = machines.data?.data ?? [];
  if (isFirstTry(machines)) return <SkeletonBlock height={96} />;
  if (own.length < 2) return null;
  return (
    <Select
      name={field.name}
      label="Machine"
      hint="One of your other machines, at this rental’s price."
      value={String(field.value)}
      onChange={(id) => field.onChange(Number(id))}
      error={field.error}
      options={own.map(({ id, subject }) => ({ value: String(id), label: subject }))}
    />
  );
}

function lastDay({ end_date, machine }: RentalRequestRecord): string {
  const today = todayIn(zoneOf(machine), new Date());
  return end_date < today ? today : end_date;
}

/** `HH:mm`, as fields show times. */
function shortTimes(request: RentalRequestRecord): RentalSpan {
  const { start_time, end_time } = request;
  return {
    ...spanOf(request),
    start_time: start_time?.slice(0, 5) ?? null,
    end_time: end_time?.slice(0, 5) ?? null,
  };
}

function inputOf(request: RentalRequestRecord, { message, ...span }: Values): RentalChangeInput {
  const before = shortTimes(request);
  const differing = Object.entries(span).filter(
    ([field, value]) => before[field as keyof RentalSpan] !== value,
  );
  return { ...Object.fromEntries(differing), message: message || null };
}
