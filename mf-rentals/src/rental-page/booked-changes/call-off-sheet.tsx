import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { todayIn } from '@yard/dates';
import { DateField, Form, SkeletonText, Submit } from '@yard/ui';
import { firstNames } from '../../words/reader';
import { refundSum } from '../../words/refund-plan';
import { zoneNote } from '../../words/time-words';
import { useEffect, useRef } from 'react';
import { RentalSheet } from '../rental-sheet';
import { useRentalMove } from '../use-rental-part';
import { ChangePrice } from './change-price';
import { isUnanswered, NoPrice } from '../price-answer';
import { useChangeQuote } from './use-rental-changes';

export function CallOffSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const zone = zoneOf(request.machine);
  const today = todayIn(zone, new Date());
  const { form, quote } = useCallOff(request, today, onClose);
  return (
    <RentalSheet title="End rental early" request={request} onClose={onClose}>
      <p>
        Billing stops after the last day. We’ll ask {firstNames(request).owner} to pick it up. Keep it safe
        until then.
      </p>
      <Form of={form} aria-label="End rental early">
        <DateField
          {...form.field('last_day')}
          label={`Last day${zoneNote(zone)}`}
          min={today}
          max={request.end_date}
        />
        {quote?.data && <ChangePrice price={quote.data} request={request} />}
        {quote?.isLoading && <SkeletonText lines={6} />}
        {quote && <NoPrice answer={quote} />}
        <Submit of={form} disabled={quote && isUnanswered(quote)} label="End rental early" />
      </Form>
    </RentalSheet>
  );
}

function useCallOff(request: RentalRequestRecord, today: string, onDone: () => void) {
  const { act } = useRentalMove(request.id);
  const shown = useRef<number | null>(null);
  const form = useServerForm<{ last_day: string }, RentalRequestRecord>({
    rules: null,
    initial: { last_day: today },
    submit: (input) =>
      act('call_off', { ...input, seen: { back: shown.current } }).catch(async (error: unknown) => {
        await answer.refetch();
        throw error;
      }),
    done: ({ call_off }) => `Rental ended early, number ${call_off?.number ?? ''}`,
    onSuccess: () => onDone(),
  });
  const { last_day } = form.values;
  const isEarlier = last_day !== '' && last_day !== request.end_date;
  const answer = useChangeQuote(request.id, isEarlier ? { end_date: last_day } : null);
  // The last day itself changes no price: the answer for another day would stay.
  const quote = isEarlier ? answer : undefined;
  useEffect(() => {
    shown.current = quote?.data ? refundSum(quote.data.plan) : null;
  }, [quote?.data]);
  return { form, quote };
}
