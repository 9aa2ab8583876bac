import { createHash } from 'node:crypto';
import { type AgreementValues, publicPlace, contactOf } from '@yard/contracts';
import { formatDate, todayIn } from '@yard/dates';
import { formatMoney, toMajor } from '@kit/money';
import type { EntityManager } from 'typeorm';
import { filledText } from '../../src/agreements/filled-text';
import { CURRENCY } from '@kit/server/base/settings/money';
import { DocumentAgreement } from '../../src/rentals/records/document-agreement.entity';
import { User } from '../../src/users/user.entity';
import type { DemoWorld, Rental } from './demo-world';
import { insertRows } from '@kit/server/store/insert-rows';

/** The texts the renter accepted when asking, as they read then. */
export async function writeAgreements(
  manager: EntityManager,
  rental: Rental,
  world: DemoWorld,
): Promise<void> {
  const { request } = rental;
  const values = await agreementValues(manager, rental);
  const rows = world.documents.map((document) => {
    const content = filledText(document.content, values);
    return {
      rental_request_id: request.id,
      document_id: document.id,
      user_id: request.user_id,
      kind: document.kind,
      version: document.version,
      name: document.name,
      agreed_at: request.created_at,
      sha256: createHash('sha256').update(content).digest('hex'),
      content,
      filled_with: document.kind === 'rental_agreement' ? values : null,
      final_content: null,
      final_sha256: null,
      ip_address: null,
    };
  });
  await insertRows(manager, DocumentAgreement, rows, request.created_at);
}

async function agreementValues(
  manager: EntityManager,
  { request, machine }: Rental,
): Promise<AgreementValues> {
  const owner = await manager.findOneByOrFail(User, { id: request.owner_id });
  const renter = await manager.findOneByOrFail(User, { id: request.user_id });
  const reach = (user: User) => (request.approved_at ? contactOf(user) : 'after approval');
  const money = (minor: number) => formatMoney(toMajor(minor, CURRENCY), CURRENCY, { exact: true });
  return {
    date: formatDate(todayIn(machine.time_zone ?? 'UTC', request.created_at), 'long'),
    owner_name: owner.name,
    owner_phone_number_and_email: reach(owner),
    owner_address: publicPlace(machine),
    renter_name: renter.name,
    renter_address: request.address,
    renter_phone_number_and_email: reach(renter),
    equipment_address: publicPlace(machine),
    equipment_name: machine.subject,
    start_date: formatDate(request.start_date, 'long'),
    end_date: formatDate(request.end_date, 'long'),
    amount: money(request.subtotal),
    deposit_amount: money(request.deposit_amount),
  };
}
