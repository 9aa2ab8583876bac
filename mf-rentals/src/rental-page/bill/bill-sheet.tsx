import type { ErrorBag } from '@laravel-wire/core';
import type { AttachedPhoto, RentalRequestRecord } from '@yard/contracts';
import { billRules, DETAILS_MAX, SIDED_PHOTOS_MAX, zoneOf } from '@yard/contracts';
import { type ServerForm, useServerForm } from '@yard/data';
import { todayIn } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { PhotoField, photoIds, usePhotos } from '@yard/threads';
import { formatMoney } from '@kit/money';
import {
  Banner,
  Button,
  ButtonGroup,
  Checkbox,
  FieldRow,
  Form,
  Hint,
  MoneyField,
  SkeletonText,
  Submit,
  TextArea,
} from '@yard/ui';
import { useState } from 'react';
import { firstNames } from '../../words/reader';
import { refusedReading } from '../../machine-return/use-meter-doubt';
import { RentalSheet } from '../rental-sheet';
import { type BillDraft, billDraft, billInput, readOut } from './bill-draft';
import { BillLines } from './bill-lines';
import { isUnanswered, NoPrice } from '../price-answer';
import { useBill, useBillQuote } from './use-bill';

export interface BillSheetProps {
  request: RentalRequestRecord;
  onClose: () => void;
  /** Opens the return: its meter reading is in the way. */
  onReturn: () => void;
}

/** The owner makes the bill: hours, late days and credits are computed, the rest is theirs to say. */
export function BillSheet({ request, onClose, onReturn }: BillSheetProps) {
  const [shown, setShown] = useState<readonly AttachedPhoto[]>([]);
  const photos = usePhotos(`rental_requests/${request.id}/bill`, shown, setShown, { max: SIDED_PHOTOS_MAX });
  const form = useBillForm(request, shown, onClose);
  const { fuel_amount, cleaning_amount, damage_amount } = form.values;
  const isUnread = Object.keys(form.unread.texts).length > 0;
  const quote = useBillQuote(request.id, { fuel_amount, cleaning_amount, damage_amount });
  // Late days that the rent covers are said, but are no bill by themselves.
  const isNothing = !isUnread && quote.data?.lines.every(({ claimed_amount }) => claimed_amount === 0);
  // Nothing is sent while the total that is shown is not yet that of what is typed.
  const isOpen = photos.isUploading || isUnanswered(quote);
  return (
    <RentalSheet title="Make a bill" request={request} onClose={onClose}>
      <p>
        {request.user.name} accepts or contests it within 48 hours. Nothing is charged above the deposit
        before that.
      </p>
      <Form of={form} onSubmit={() => sendBill(request, form, shown.length)} aria-label="Make a bill">
        <OddReading request={request} onReturn={onReturn} />
        <Amounts form={form} request={request} refused={quote.refused} />
        <TextArea
          {...form.field('details')}
          label="Why"
          hint={`${firstNames(request).renter} will see this next to the amounts.`}
          rows={3}
          maxLength={DETAILS_MAX}
          optional
        />
        <PhotoField photos={photos} label="Photos of the bill" />
        {!isUnread && <Sum quote={quote} isNothing={isNothing} />}
        <ButtonGroup>
          <Submit of={form} disabled={isOpen || isNothing} label="Send bill" />
          <Button onPress={onClose}>No bill</Button>
        </ButtonGroup>
      </Form>
    </RentalSheet>
  );
}

/** A reading that no clock allows, from before returns were refused with one. */
function OddReading({ request, onReturn }: Pick<BillSheetProps, 'request' | 'onReturn'>) {
  const back = request.machine_return;
  const day = back && todayIn(zoneOf(request.machine), new Date(back.returned_at));
  if (!back || !day || !refusedReading(request, { hours: back.hours, day })) return null;
  return (
    <Banner tone="warn" title="Correct the meter reading in the return first">
      <p>
        {back.hours?.toLocaleString('en-US')} h is more than a machine can run in these days, so extra hours
        are left out of this bill. You can still bill fuel, cleaning and damage.
      </p>
      <Button small onPress={onReturn}>
        Edit return
      </Button>
    </Banner>
  );
}

type SumProps = { quote: ReturnType<typeof useBillQuote>; isNothing: boolean | undefined };

function Sum({ quote, isNothing }: SumProps) {
  const { data, refused, isLoading } = quote;
  return (
    <>
      {isLoading && <SkeletonText lines={6} />}
      {data && !isNothing && <BillLines bill={data} reader="owner" />}
      {isNothing && <p>Nothing to bill yet.</p>}
      {!isBesideFields(refused) && <NoPrice answer={quote} />}
    </>
  );
}

function isBesideFields(refused: ErrorBag): boolean {
  const names = Object.keys(refused);
  return names.length > 0 && names.every((name) => /^(fuel|cleaning|damage)_amount$/.test(name));
}

/** Damage that the return did not have wants a photo or a reason: its renter will ask for one. */
function sendBill({ machine_return }: RentalRequestRecord, form: ServerForm<BillDraft>, photos: number) {
  const { damage_amount, details } = form.values;
  const isUnreported = machine_return?.condition === 'good' && (damage_amount ?? 0) > 0;
  return isUnreported && photos === 0 && details.trim() === ''
    ? form.check({ details: 'Add a photo of the damage, or say why you’re billing it.' })
    : form.submit();
}

function useBillForm(request: RentalRequestRecord, shown: readonly AttachedPhoto[], onDone: () => void) {
  const { make } = useBill(request.id);
  return useServerForm<BillDraft>({
    rules: billRules,
    initial: billDraft(request),
    submit: (draft) => make(billInput(draft, photoIds(shown))),
    done: `Bill sent to ${firstNames(request).renter}`,
    onSuccess: () => onDone(),
    draft: `rental_requests/${request.id}/bill`,
  });
}

interface AmountsProps {
  form: ServerForm<BillDraft>;
  request: RentalRequestRecord;
  refused: ReturnType<typeof useBillQuote>['refused'];
}

function Amounts({ form, request, refused }: AmountsProps) {
  const { currency } = useSettings();
  // Null where the machine's page sets no cleaning charge.
  const cleaning = request.machine.cleaning_amount;
  const amount = (name: 'fuel_amount' | 'cleaning_amount' | 'damage_amount') => ({
    ...form.field(name),
    error: form.errors[name] ?? refused[name]?.[0],
    currency,
    optional: true,
  });
  return (
    <>
      {request.handover && !readOut(request) && (
        <Hint>
          Extra hours aren’t billed: the machine was swapped, and this one’s meter wasn’t read at the start.
        </Hint>
      )}
      {cleaning !== null && (
        <Checkbox
          label={`It came back dirty (${formatMoney(cleaning, currency)})`}
          value={form.values.cleaning_amount !== null}
          onChange={(isDirty) => form.set({ cleaning_amount: isDirty ? cleaning : null })}
        />
      )}
      <FieldRow>
        <MoneyField {...amount('fuel_amount')} label="Fuel" />
        <MoneyField {...amount('cleaning_amount')} label="Cleaning" />
        <MoneyField {...amount('damage_amount')} label="Damage" />
      </FieldRow>
    </>
  );
}
