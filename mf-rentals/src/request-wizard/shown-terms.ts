import { WireError } from '@laravel-wire/client';
import { changedTerms, type QuoteRecord, type RentalRequestRecord, type Terms } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import type { Change } from '../words/changes';

/** The terms on the screen, as a request names them. @param documentIds  of the texts that were ticked */
export function shownTerms(quote: QuoteRecord, documentIds?: readonly number[]): Terms {
  const { subtotal, deposit_amount, due_now, deposit_policy_id, cancellation_policy_id, documents } = quote;
  const document_ids = [...(documentIds ?? documents.map(({ id }) => id))];
  return { subtotal, deposit_amount, due_now, deposit_policy_id, cancellation_policy_id, document_ids };
}

/** The same of a request that stands. @param due_now  what the press charges */
export function termsShown(request: RentalRequestRecord, due_now: number): Terms {
  const { subtotal, deposit_amount, deposit_policy_id, cancellation_policy_id } = request;
  const agreed = request.document_agreements.filter(({ kind }) => kind !== 'addendum');
  const document_ids = agreed.map(({ document_id }) => document_id);
  return { subtotal, deposit_amount, due_now, deposit_policy_id, cancellation_policy_id, document_ids };
}

/** The current terms, from the error that refuses other ones; null for any other error. */
export function termsIn(error: unknown): Terms | null {
  if (!(error instanceof WireError) || error.status !== 409) return null;
  const { body } = error;
  const seen = typeof body === 'object' && body !== null && 'seen' in body ? body.seen : null;
  return isTerms(seen) ? seen : null;
}

function isTerms(value: unknown): value is Terms {
  return typeof value === 'object' && value !== null && 'subtotal' in value && 'document_ids' in value;
}

type Texts = readonly { id: number; name: string; version: number }[];

/** Each thing as it was shown and as it is, in the page's words. @param texts  every version that is known */
export function termChanges(before: Terms, now: Terms, currency: string, texts: Texts): Change[] {
  const money = (major: number) => formatMoney(major, currency, { exact: true });
  const sums = { subtotal: 'Total', deposit_amount: 'Deposit', due_now: 'Due now' } as const;
  return changedTerms(before, now).flatMap((term): Change[] => {
    switch (term) {
      case 'subtotal':
      case 'deposit_amount':
      case 'due_now':
        return [{ label: sums[term], before: money(before[term]), now: money(now[term]) }];
      case 'deposit_policy_id':
        return [{ label: 'Deposit policy', before: 'as shown', now: 'a new version' }];
      case 'cancellation_policy_id':
        return [{ label: 'Cancellation policy', before: 'as shown', now: 'a new version' }];
      case 'document_ids':
        return documentChanges(before, now, texts);
    }
  });
}

function documentChanges(before: Terms, now: Terms, texts: Texts): Change[] {
  const nameOf = (id: number | undefined) => texts.find((text) => text.id === id);
  const added = now.document_ids.filter((id) => !before.document_ids.includes(id));
  const gone = before.document_ids.filter((id) => !now.document_ids.includes(id));
  return added.map((id) => {
    const text = nameOf(id);
    const former = text && gone.map(nameOf).find((one) => one?.name === text.name);
    return {
      label: text?.name ?? 'Agreement',
      before: former ? `version ${former.version}` : 'the version you read',
      now: text ? `version ${text.version}` : 'a new version',
    };
  });
}
