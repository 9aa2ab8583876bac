import { WireError } from '@laravel-wire/client';
import { type RentalRequestRecord, type Terms, updateRentalRequestRules } from '@yard/contracts';
import type { DaySpan } from '@yard/contracts/days';
import { useServerForm } from '@yard/data';
import { useEffect, useRef, useState } from 'react';
import { useDocuments } from '../../request-wizard/agreements/use-documents';
import { agreedIds, useReadTexts } from '../../request-wizard/agreements/use-read-texts';
import { shownTerms } from '../../request-wizard/shown-terms';
import { useChangedTerms } from '../../request-wizard/use-changed-terms';
import { type RefusedDays, refusedDays } from '../../request-wizard/refused-days';
import { usePlace } from '../../request-wizard/place/use-place';
import { useUpdateQuote } from '../../request-wizard/use-quote';
import { type ChangeDraft, changeDraft, changeInput, needsNewAgreements, pricedTerms } from './change-draft';
import { useRentalMove } from '../use-rental-part';

type Changed = { request: RentalRequestRecord; days?: DaySpan };

export function useChangeForm({ request, days }: Changed, onDone: () => void) {
  const [initial] = useState(() => changeDraft(request, days));
  const { change } = useRentalMove(request.id);
  const place = usePlace();
  const [refused, setRefused] = useState<RefusedDays | null>(null);
  const documents = useDocuments();
  const shown = useRef<Terms | null>(null);
  const changed = useChangedTerms(() => Promise.all([quote.refetch(), documents.retry()]));
  const [isAgreedAgain, setAgreedAgain] = useState(needsNewAgreements(request, initial));
  const form = useServerForm<ChangeDraft, RentalRequestRecord | null>({
    // Boxes that are not shown would count as not ticked. Without a change of terms the server's check is enough.
    rules: isAgreedAgain ? updateRentalRequestRules : null,
    initial,
    submit: (draft) =>
      changed
        .sending(shown.current, (seen) => change({ ...changeInput(request, draft), seen }))
        .catch((error: unknown) => {
          if (!(error instanceof WireError) || error.status !== 409) throw error;
          setRefused(refusedDays(error));
          return null;
        }),
    onSuccess: (changed) => changed && onDone(),
  });
  const { start_date, end_date } = form.values;
  const quote = useUpdateQuote(request, start_date && end_date ? pricedTerms(form.values) : null);
  useReadTexts({ ...form, documents: documents.documents, quote: quote.isFetching ? undefined : quote.data });
  useEffect(() => {
    const texts = isAgreedAgain && documents.documents ? agreedIds(documents.documents) : undefined;
    shown.current = quote.data ? shownTerms(quote.data, texts) : null;
  }, [quote.data, documents.documents, isAgreedAgain]);

  const changeTerms = (changes: Partial<ChangeDraft>) => {
    setRefused(null);
    changed.forget();
    setAgreedAgain(needsNewAgreements(request, { ...form.values, ...changes }));
    form.set({ ...changes, agree_to_rental_agreement: false });
  };
  return { form, place, quote, refused, changed: changed.terms, documents, isAgreedAgain, changeTerms };
}

export type ChangeForm = ReturnType<typeof useChangeForm>;
