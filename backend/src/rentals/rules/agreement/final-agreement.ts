import type { Transaction } from '@kit/server/store/unit-of-work';
import { contactOf } from '@yard/contracts/placeholders';
import { createHash } from 'node:crypto';
import { Document } from '../../../agreements/document.entity';
import { filledText } from '../../../agreements/filled-text';
import type { Address } from '../../../catalog/addresses/address.entity';
import type { User } from '../../../users/user.entity';
import { DocumentAgreement } from '../../records/document-agreement.entity';
import type { LockedRequest } from '../../records/locked-request';
import { placesAfter } from './agreement-places';

/**
 * Makes the copy of the rental agreement that names the streets and how to reach each other, at the approval. What was
 * accepted stays as it is, with its hash; the copy differs from it in these alone.
 *
 * @param place  where the machine stands; null where nobody knows
 */
export async function makeFinalAgreement(
  tx: Transaction,
  { request, machine }: Pick<LockedRequest, 'request' | 'machine'>,
  { renter, owner, place }: { renter: User; owner: User; place: Address | null },
): Promise<void> {
  const agreement = await tx.manager.findOneBy(DocumentAgreement, {
    rental_request_id: request.id,
    kind: 'rental_agreement',
  });
  // One that was accepted before there were final copies names no values.
  if (!agreement?.filled_with) return;
  const where = { id: agreement.document_id };
  const { content } = await tx.manager.findOneOrFail(Document, { where, withDeleted: true });
  const places = place && !place.deleted_at ? await placesAfter(tx.manager, machine, place) : null;
  const final_content = filledText(content, {
    ...agreement.filled_with,
    owner_phone_number_and_email: contactOf(owner),
    renter_phone_number_and_email: contactOf(renter),
    ...(places && { owner_address: places.owner_place, equipment_address: places.machine_place }),
  });
  await tx.update(agreement, {
    final_content,
    final_sha256: createHash('sha256').update(final_content).digest('hex'),
  });
}
