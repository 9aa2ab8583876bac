import { createHash } from 'node:crypto';
import { zoneOf } from '@yard/contracts';
import { agreementValues, contactOf, publicPlace } from '@yard/contracts/placeholders';
import { todayIn } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import type { Document } from '../../src/agreements/document.entity';
import { filledText } from '../../src/agreements/filled-text';
import { DocumentAgreement } from '../../src/rentals/records/document-agreement.entity';
import { User } from '../../src/users/user.entity';
import { type DemoWorld, write } from './demo-data';
import type { Rental } from './demo-story';

/** The texts the renter accepted when asking, as they read then. */
export async function writeAgreements(
  world: DemoWorld,
  rental: Rental,
  documents: readonly Document[],
): Promise<void> {
  const { user_id, id: rental_request_id, created_at: agreed_at } = rental.request;
  const values = await valuesOf(world, rental);
  for (const { id: document_id, kind, version, name, ...document } of documents) {
    const content = filledText(document.content, values);
    const row = {
      ...{ rental_request_id, document_id, user_id, kind, version, name, agreed_at, content },
      sha256: createHash('sha256').update(content).digest('hex'),
      filled_with: kind === 'rental_agreement' ? values : null,
    };
    await write(world.manager, DocumentAgreement, row, agreed_at);
  }
}

async function valuesOf({ manager }: DemoWorld, { request, machine }: Rental) {
  const owner = await manager.findOneByOrFail(User, { id: request.owner_id });
  const renter = await manager.findOneByOrFail(User, { id: request.user_id });
  const { start_date, end_date } = request;
  const facts = {
    today: todayIn(zoneOf(machine), request.created_at),
    ...{ owner, renter, start_date, end_date },
    owner_place: publicPlace(machine),
    machine_place: publicPlace(machine),
    renter_address: request.address,
    machine_subject: machine.subject,
    subtotal: wireMoney(request.subtotal),
    deposit_amount: wireMoney(request.deposit_amount),
  };
  const values = agreementValues(facts, (major) => formatMoney(major, CURRENCY, { exact: true }));
  if (!request.approved_at) return values;
  return {
    ...values,
    owner_phone_number_and_email: contactOf(owner),
    renter_phone_number_and_email: contactOf(renter),
  };
}
