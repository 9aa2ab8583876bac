import { Conflict } from '@laravel-wire/nest';
import { changedTerms, type SeenTerms, type Terms } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { readMoney, wireMoney } from '@kit/server/store/present';
import type { EntityManager } from 'typeorm';
import { columnOf } from '@kit/server/store/reading';
import type { Document } from '../../agreements/document.entity';
import { DocumentAgreement } from '../records/document-agreement.entity';
import type { RentalRequest } from '../records/rental-request.entity';

/** @param seen  the sum as it was shown, in major units; none where it was not said. @throws Conflict where another one is due */
export function mustBeDue(seen: number | null | undefined, due: MinorUnits): void {
  if (seen != null && readMoney(seen) !== due)
    throw new Conflict('The amount due changed since you opened it. Check it and try again.');
}

/** Terms of a sum that does not belong to one request. */
export const NO_TERMS = {
  subtotal: null,
  deposit_amount: null,
  deposit_policy_id: null,
  cancellation_policy_id: null,
  document_ids: null,
};

/** The terms of a request; its sums in minor units. */
export type TermsOf = Pick<
  RentalRequest,
  'subtotal' | 'deposit_amount' | 'deposit_policy_id' | 'cancellation_policy_id'
>;

export function termsNow(request: TermsOf, due: MinorUnits, document_ids: readonly number[]): Terms {
  return {
    subtotal: wireMoney(request.subtotal),
    deposit_amount: wireMoney(request.deposit_amount),
    due_now: wireMoney(due),
    deposit_policy_id: request.deposit_policy_id,
    cancellation_policy_id: request.cancellation_policy_id,
    document_ids: [...document_ids].sort((one, other) => one - other),
  };
}

export const CHANGED = 'This changed since you opened it. Check it and try again.';

/** @throws Conflict with all terms as they are now, where one that was named is another */
export function mustBeAsSeen(seen: SeenTerms | null | undefined, now: SeenTerms): void {
  if (changedTerms(seen, now).length === 0) return;
  throw new Conflict(CHANGED, { seen: now });
}

/** @param seen  the sum as it was shown, in major units. @throws Conflict where another one comes back by now */
export function mustComeBack(seen: number | null | undefined, now: MinorUnits): void {
  if (seen == null || readMoney(seen) === now) return;
  throw new Conflict(CHANGED, { seen: { back: wireMoney(now) } });
}

/** `mustBeAsSeen` of a request whose documents are agreed to; nothing is read where nothing was named. */
export async function mustBeAsAgreed(
  manager: EntityManager,
  seen: SeenTerms | null | undefined,
  request: TermsOf & { id: number },
  due: MinorUnits,
): Promise<void> {
  if (!seen) return;
  const documents = await agreedDocuments(manager, request.id);
  mustBeAsSeen(seen, termsNow(request, due, columnOf(documents, 'id')));
}

export type AgreedDocument = Pick<Document, 'id' | 'kind' | 'version'>;

export async function agreedDocuments(
  manager: EntityManager,
  rental_request_id: number,
): Promise<AgreedDocument[]> {
  const select = { document_id: true, kind: true, version: true } as const;
  const agreed = await manager.find(DocumentAgreement, { select, where: { rental_request_id } });
  return agreed.map(({ document_id, kind, version }) => ({ id: document_id, kind, version }));
}
