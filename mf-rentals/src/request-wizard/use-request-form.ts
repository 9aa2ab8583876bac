import { WireError } from '@laravel-wire/client';
import { check, firstMessages } from '@laravel-wire/core';
import type { AddressDraft } from '@yard/account';
import type { MachineRecord, QuoteRecord, RentalRequestRecord, Terms } from '@yard/contracts';
import { rentalRequestRules, returnsTooEarly } from '@yard/contracts';
import { type ServerForm, useServerForm } from '@yard/data';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NO_CARD, useCardChoice } from '../cards/use-card-choice';
import { useAgreedBefore, useDocuments } from './agreements/use-documents';
import { agreedIds, useReadTexts } from './agreements/use-read-texts';
import { useCancellationPolicy } from './cancelling-terms';
import { shownTerms } from './shown-terms';
import { useChangedTerms } from './use-changed-terms';
import { beginDraft } from './begin-draft';
import { forgetDraft, saveRequestDraft, savedRequestDraft } from './saved-draft';
import { missing } from './missing';
import { errorsOn, quoteInput, type RequestDraft, stepOf, stepsOf } from './request-draft';
import { type RefusedDays, refusedDays } from './refused-days';
import { unavailable } from './unavailable';
import { nearPlace, searchedFields } from './place/near-place';
import { type Place, renterAddress, usePlace } from './place/use-place';
import { useQuote } from './use-quote';
import { useSendRequest } from './use-send-request';
import { useSteps } from './use-steps';

export interface RequestFormSettings {
  machine: MachineRecord;
  userId: number;
  onSent: (request: RentalRequestRecord) => void;
}

/** The request form: its draft, the price of it, its steps, and the way out. */
export function useRequestForm({ machine, userId, onSent }: RequestFormSettings) {
  const [query, setQuery] = useSearchParams();
  const place = usePlace(searchedFields(query));
  const card = useCardChoice();
  const [refused, setRefused] = useState<RefusedDays | null>(null);
  const terms = useTerms(() => quote.refetch());
  const onTaken = (days: RefusedDays) => {
    setRefused(days);
    steps.goTo(0);
  };
  const { form, send } = useDraftForm({ machine, userId, query, onSent, onTaken, changed: terms.changed });
  const { near, quote } = useNearQuote(form.values, query, card.chosen === NO_CARD);
  const address = renterAddress(place, form.values.address_id);
  useReadTexts({ ...form, ...terms.documents, quote: settled(quote), address });
  const against = unavailable(machine, form.values, quote.isPlaceholderData ? undefined : quote.data);
  const isKnown = useAgreedBefore(terms.documents);
  const titles = stepsOf(isKnown === true);
  const last = titles.length - 1;
  const steps = useSteps(firstThatLacks({ ...against, ...errorsOf(form.values), ...form.errors }, last));

  const changeTerms = (changes: Partial<RequestDraft>) => {
    setRefused(null);
    terms.changed.forget();
    // The agreement names days, place and amounts, so that a change of them asks for it again.
    form.set({ ...changes, agree_to_rental_agreement: false });
    const { start_date: from, end_date: to } = changes;
    if (from && to) setQuery((before) => withDays(before, from, to), { replace: true });
  };

  useOnlyAddress(place, form.values, searchedFields(query), changeTerms);
  const next = async () => {
    const { current } = steps;
    const draft = current === 0 ? await withStoredPlace(form, place) : form.values;
    const also = current === 0 ? unavailable(machine, form.values, quote.data) : {};
    if (!isWhole(form, { current, last }, draft, also)) return undefined;
    return current < last ? steps.goTo(current + 1) : sendWith(card, send, terms.shown(quote.data));
  };

  return { form, steps, titles, last, isKnown, place, near, card, quote, refused, terms, changeTerms, next };
}

/** The price that is shown once nothing of it is on its way. */
const settled = (quote: ReturnType<typeof useQuote>) =>
  quote.isPlaceholderData || quote.isFetching ? undefined : quote.data;

/** The texts and terms as they are shown, and what of them changed meanwhile. */
function useTerms(refetchQuote: () => Promise<unknown>) {
  const documents = useDocuments();
  const { refetch } = useCancellationPolicy();
  const changed = useChangedTerms(() => Promise.all([refetchQuote(), documents.retry(), refetch()]));
  const shown = (quote: QuoteRecord | undefined): Terms | null =>
    quote && documents.documents ? shownTerms(quote, agreedIds(documents.documents)) : null;
  return { documents, changed, shown };
}

/** The only address is chosen for its owner, unless they searched at another place. */
function useOnlyAddress(
  { addresses, isNew }: Place,
  { address_id }: RequestDraft,
  searched: Partial<AddressDraft>,
  choose: (changes: Partial<RequestDraft>) => void,
): void {
  const only = addresses?.length === 1 ? addresses[0] : undefined;
  const isElsewhere = Object.entries(searched).some(
    ([field, words]) => only?.[field as keyof AddressDraft] !== words,
  );
  useEffect(() => {
    if (only && !isNew && !isElsewhere && address_id === null) choose({ address_id: only.id });
  });
}

/** The price; delivery counted to where the reader searched until there is an address. */
function useNearQuote(draft: RequestDraft, query: URLSearchParams, withoutCard: boolean) {
  const near = nearPlace(query);
  const input = quoteInput(draft, near);
  return {
    near,
    quote: useQuote(input && withoutCard ? { ...input, stripe_payment_method_id: null } : input),
  };
}

export type RequestForm = ReturnType<typeof useRequestForm>;

interface DraftFormSettings extends RequestFormSettings {
  query: URLSearchParams;
  /** Days that were taken meanwhile are answered on the first step; any other failure is the form's. */
  onTaken: (days: RefusedDays) => void;
  changed: ReturnType<typeof useChangedTerms>;
}

/** The draft, stored in this tab until it is sent with a card (null: none is needed). */
function useDraftForm({ machine, userId, query, onSent, onTaken, changed }: DraftFormSettings) {
  const chosen = useRef<{ card: string | null; shown: Terms | null }>({ card: null, shown: null });
  const isSent = useRef(false);
  const request = useSendRequest();
  const keepConflict = (error: unknown): null => {
    if (!(error instanceof WireError) || error.status !== 409) throw error;
    onTaken(refusedDays(error));
    return null;
  };
  const form = useServerForm<RequestDraft, RentalRequestRecord | null>({
    rules: rentalRequestRules,
    initial: beginDraft(machine, query, savedRequestDraft(machine.id, userId)),
    submit: (draft) => {
      const { card, shown } = chosen.current;
      return changed
        .sending(shown, (seen) => request({ ...draft, stripe_payment_method_id: card, seen }))
        .catch(keepConflict);
    },
    onSuccess: (sent) => {
      if (!sent) return;
      isSent.current = true;
      forgetDraft(machine.id, userId);
      onSent(sent);
    },
  });
  // A refusal of a step that was not shown since the page was loaded leads to it.
  for (const name of Object.keys(form.values)) form.part(name);
  useEffect(() => {
    // The form renders once more after it was sent: the draft that was removed then must not be stored again.
    if (!isSent.current) saveRequestDraft(form.values, userId);
  }, [form.values, userId]);
  const send = async (card: string | null, shown: Terms): Promise<void> => {
    chosen.current = { card, shown };
    await form.submit();
  };
  return { form, send };
}

async function sendWith(
  card: ReturnType<typeof useCardChoice>,
  send: (method: string | null, shown: Terms) => Promise<void>,
  shown: Terms | null,
) {
  const method = shown && (await card.resolve());
  return shown && method !== undefined ? send(method, shown) : undefined;
}

/** Shows what this step lacks, if anything. */
function isWhole(
  form: ServerForm<RequestDraft>,
  { current, last }: { current: number; last: number },
  draft: RequestDraft,
  also: Record<string, string>,
): boolean {
  const errors = { ...also, ...errorsOn(current, last, errorsOf(draft)) };
  // Another field may have fixed what was refused: its old error would hold the reader on this step.
  form.setErrors(errors);
  return Object.keys(errors).length === 0;
}

/** @returns the draft with its place, which is stored first where it is a new one */
async function withStoredPlace(
  form: ServerForm<RequestDraft>,
  place: ReturnType<typeof usePlace>,
): Promise<RequestDraft> {
  const stored = place.isNew ? await place.newAddress.store() : null;
  if (stored) {
    form.set({ address_id: stored.id });
    place.setNew(false);
  }
  return { ...form.values, address_id: stored?.id ?? form.values.address_id };
}

/** The days stand in the address, where they may have come from: a reload shows the ones chosen last. */
function withDays(query: URLSearchParams, from: string, to: string): URLSearchParams {
  query.set('from', from);
  query.set('to', to);
  return query;
}

function errorsOf(draft: RequestDraft): Record<string, string> {
  const checked = check(rentalRequestRules, draft, { now: new Date() });
  const early = returnsTooEarly(draft);
  const late: Record<string, string> = early ? { end_time: early } : {};
  return checked.ok ? late : { ...firstMessages(checked.errors), ...missing(draft), ...late };
}

function firstThatLacks(errors: Record<string, string>, last: number): number {
  return Math.min(last, ...Object.keys(errors).map((field) => stepOf(field, last)));
}
