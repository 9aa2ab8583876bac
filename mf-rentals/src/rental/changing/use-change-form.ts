import { WireError } from '@laravel-wire/client';
import { type MachineRecord, type RentalRequestRecord, updateRentalRequestRules } from '@yard/contracts';
import type { DaySpan } from '@yard/contracts/days';
import { useServerForm } from '@yard/data';
import { useState } from 'react';
import { quoteInput } from '../../request/request-draft';
import { type RefusedDays, refusedDays } from '../../request/refused-days';
import { usePlace } from '../../request/place/use-place';
import { useQuote } from '../../request/use-quote';
import { type ChangeDraft, changeDraft, changeInput, needsNewAgreements } from './change-draft';
import { useRentalMove } from '../use-rental-move';

interface Changed {
  request: RentalRequestRecord;
  machine: MachineRecord;
  days?: DaySpan;
}

/** A pending request as its renter changes it, with the new price. */
export function useChangeForm({ request, machine, days }: Changed, onDone: () => void) {
  const [initial] = useState(() => changeDraft(request, days));
  const { change } = useRentalMove(request.id);
  const place = usePlace();
  const [refused, setRefused] = useState<RefusedDays | null>(null);
  const [isAgreedAgain, setAgreedAgain] = useState(needsNewAgreements(request, initial));
  const form = useServerForm<ChangeDraft, RentalRequestRecord | null>({
    // Boxes that are not shown would count as not ticked. Without a change of terms the server's check is enough.
    rules: isAgreedAgain ? updateRentalRequestRules : null,
    initial,
    submit: (draft) =>
      change(changeInput(request, draft)).catch((error: unknown) => {
        if (!(error instanceof WireError) || error.status !== 409) throw error;
        setRefused(refusedDays(error));
        return null;
      }),
    onSuccess: (changed) => changed && onDone(),
  });
  const quote = useQuote(
    quoteInput({ ...form.values, machine_id: machine.id, stripe_payment_method_id: null }),
  );

  const changeTerms = (changes: Partial<ChangeDraft>) => {
    setRefused(null);
    setAgreedAgain(needsNewAgreements(request, { ...form.values, ...changes }));
    form.set({ ...changes, agree_to_rental_agreement: false });
  };
  return { form, place, quote, refused, isAgreedAgain, changeTerms };
}

export type ChangeForm = ReturnType<typeof useChangeForm>;
