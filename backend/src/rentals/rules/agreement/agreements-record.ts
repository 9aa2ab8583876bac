import { ValidationFailed } from '@laravel-wire/nest';
import { AGREEMENTS, isPrintable, zoneOf } from '@yard/contracts';
import { type AgreementValues, agreementValues } from '@yard/contracts/placeholders';
import { todayIn } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { createHash } from 'node:crypto';
import { In } from 'typeorm';
import { Document } from '../../../agreements/document.entity';
import { currentOrigin } from '../../../audit/request-origin';
import { filledText } from '../../../agreements/filled-text';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import type { User } from '../../../users/user.entity';
import { placesBefore } from './agreement-places';
import { DocumentAgreement } from '../../records/document-agreement.entity';
import type { RentalRequest } from '../../records/rental-request.entity';
import type { AgreedTerms } from '../terms/agreed-terms';

/** The four flags as columns: a request exists only with all of them. */
export const AGREED = {
  agree_to_terms_and_conditions: true,
  agree_to_privacy_policy: true,
  agree_to_insurance_disclaimer: true,
  agree_to_rental_agreement: true,
} satisfies Record<keyof typeof AGREEMENTS, true>;

/**
 * Keeps the exact texts the renter accepts, filled in, with their hashes; accepting anew replaces them.
 *
 * @throws ValidationFailed where the name of either cannot be printed in them
 */
export async function recordAgreements(
  tx: Transaction,
  renter: User,
  request: RentalRequest,
  terms: AgreedTerms,
): Promise<void> {
  mustBePrintable(renter, terms.owner);
  const values = await valuesOf(tx, renter, request, terms);
  const earlier = await tx.manager.findBy(DocumentAgreement, { rental_request_id: request.id });
  for (const document of terms.documents) {
    const content = filledText(document.content, values);
    const text = {
      document_id: document.id,
      version: document.version,
      name: document.name,
      agreed_at: tx.now,
      sha256: createHash('sha256').update(content).digest('hex'),
      content,
      filled_with: document.kind === 'rental_agreement' ? values : null,
      final_content: null,
      final_sha256: null,
      ip_address: currentOrigin()?.ip_address ?? null,
    };
    const known = earlier.find((agreement) => agreement.kind === document.kind);
    if (known) await tx.update(known, text);
    else {
      const parties = { rental_request_id: request.id, user_id: renter.id };
      await tx.insert(DocumentAgreement, { ...parties, kind: document.kind, ...text });
    }
  }
}

function mustBePrintable(renter: Pick<User, 'name'>, owner: Pick<User, 'name'>): void {
  if (!isPrintable(renter.name)) {
    const words =
      'The agreement can’t print your name. Write it in Latin letters in your account, then send the request again.';
    throw ValidationFailed.field('agree_to_rental_agreement', words);
  }
  if (!isPrintable(owner.name)) {
    const words =
      'The agreement can’t print the owner’s name. The owner has to write it in Latin letters first.';
    throw ValidationFailed.field('agree_to_rental_agreement', words);
  }
}

/** Fills the agreement that was accepted, in its version, with what a change of the delivery costs. */
export async function refillAgreement(
  tx: Transaction,
  renter: User,
  request: RentalRequest,
  terms: AgreedTerms,
): Promise<void> {
  const where = { rental_request_id: request.id, kind: 'rental_agreement' } as const;
  const accepted = await tx.manager.findBy(DocumentAgreement, where);
  const id = In(accepted.map(({ document_id }) => document_id));
  const documents = await tx.manager.find(Document, { where: { id }, withDeleted: true });
  await recordAgreements(tx, renter, request, { ...terms, documents });
}

async function valuesOf(
  tx: Transaction,
  renter: User,
  request: RentalRequest,
  terms: AgreedTerms,
): Promise<AgreementValues> {
  const facts = {
    today: todayIn(zoneOf(terms.machine), tx.now),
    owner: terms.owner,
    renter,
    ...(await placesBefore(tx.manager, terms.machine, { renterId: renter.id, site: request.address })),
    machine_subject: terms.machine.subject,
    start_date: request.start_date,
    end_date: request.end_date,
    subtotal: wireMoney(request.subtotal),
    deposit_amount: wireMoney(request.deposit_amount),
  };
  return agreementValues(facts, (major) => formatMoney(major, CURRENCY, { exact: true }));
}
