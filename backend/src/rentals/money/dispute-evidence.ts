import { laravelTimestamp } from '@laravel-wire/core';
import { ANSWER_WITHIN_HOURS, answerDueAt, isWaived } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { In, type EntityManager } from 'typeorm';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import { Media } from '../../catalog/media/media.entity';
import { mediaUrl } from '../../catalog/media/present-media';
import { storedTypes } from '../../messaging/messageable-types';
import { Message } from '../../messaging/message.entity';
import type { DisputeEvidence } from '../../payments/payment-provider';
import { Payment } from '../../payments/payment.entity';
import { Machine } from '../../catalog/machines/machine.entity';
import { User } from '../../users/user.entity';
import { DocumentAgreement } from '../records/document-agreement.entity';
import { MachineReturn } from '../records/machine-return.entity';
import type { RentalRequest } from '../records/rental-request.entity';

/** The evidence that a bank gets: customer and machine, then agreements, payments, the return and messages. */
export async function disputeEvidence(
  manager: EntityManager,
  request: RentalRequest,
  siteUrl: string,
): Promise<DisputeEvidence> {
  const { id: rental_request_id } = request;
  const withDeleted = { withDeleted: true } as const;
  const renter = await manager.findOneOrFail(User, { where: { id: request.user_id }, ...withDeleted });
  const machine = await manager.findOneOrFail(Machine, { where: { id: request.machine_id }, ...withDeleted });
  const parts = [
    await agreed(manager, rental_request_id),
    await paid(manager, rental_request_id),
    await returned(manager, rental_request_id, siteUrl),
    await written(manager, request),
  ];
  const what = `Rental of ${machine.subject}, ${request.start_date} to ${request.end_date}, at ${request.address}`;
  return {
    customer_name: renter.name,
    customer_email_address: renter.email,
    product_description: what,
    service_date: request.start_date,
    text: [`${what}. Rental request ${rental_request_id}.`, ...parts.filter((part) => part !== '')].join(
      '\n\n',
    ),
  };
}

async function agreed(manager: EntityManager, rental_request_id: number): Promise<string> {
  const agreements = await manager.find(DocumentAgreement, {
    where: { rental_request_id },
    order: { id: 'ASC' },
  });
  return section(
    'AGREED BY THE CUSTOMER',
    agreements.map(
      ({ name, version, agreed_at, sha256 }) =>
        `${laravelTimestamp(agreed_at)} ${name}, version ${version} (SHA-256 ${sha256})`,
    ),
  );
}

async function paid(manager: EntityManager, rental_request_id: number): Promise<string> {
  const payments = await manager.find(Payment, { where: { rental_request_id }, order: { id: 'ASC' } });
  return section('PAYMENTS', payments.map(paymentLine));
}

export function paymentLine(payment: Payment): string {
  const money = (minor: number) => formatMoney(wireMoney(minor), CURRENCY, { exact: true });
  const { kind, amount, refunded_amount, created_at } = payment;
  return `${laravelTimestamp(created_at)} ${kind} ${money(amount)}, ${outcomeOf(payment)}, refunded ${money(refunded_amount)}`;
}

/** The status of a payment; of one that an admin waived, why. */
export function outcomeOf(payment: Pick<Payment, 'status' | 'waiver_reason'>): string {
  return isWaived(payment) ? `waived: ${payment.waiver_reason}` : payment.status;
}

async function returned(manager: EntityManager, rental_request_id: number, siteUrl: string): Promise<string> {
  const report = await manager.findOneBy(MachineReturn, { rental_request_id });
  if (!report) return '';
  const photos = report.photo_ids.length > 0 ? await manager.findBy(Media, { id: In(report.photo_ids) }) : [];
  return section('RETURN OF THE MACHINE', [
    `${laravelTimestamp(report.returned_at)} ${report.condition}. ${report.details ?? ''}`.trim(),
    ...answersOf(report),
    ...photos.map((photo) => `Picture: ${new URL(mediaUrl(photo), siteUrl).href}`),
  ]);
}

/**
 * The customer's answers to the return. One that nobody answered is stamped as accepted at the end of the time to
 * answer, which is how it is distinguished here.
 */
export function answersOf(report: MachineReturn): string[] {
  const { accepted_at, contested_at, contest_reason } = report;
  const isSilent = accepted_at?.getTime() === answerDueAt(report).getTime();
  const how = isSilent ? `by silence: no answer within ${ANSWER_WITHIN_HOURS} hours` : 'by the customer';
  return [
    ...(contested_at
      ? [`${laravelTimestamp(contested_at)} contested by the customer: ${contest_reason ?? ''}`]
      : []),
    ...(accepted_at ? [`${laravelTimestamp(accepted_at)} accepted ${how}`] : []),
  ];
}

async function written(manager: EntityManager, { id, user_id, owner_id }: RentalRequest): Promise<string> {
  const where = { messageable_type: In([...storedTypes('rental_request')]), messageable_id: id };
  const messages = await manager.find(Message, { where, order: { id: 'ASC' } });
  const authors = new Map([
    [owner_id, 'Owner'],
    [user_id, 'Customer'],
  ]);
  return section(
    'MESSAGES',
    messages.map(
      (message) =>
        `${laravelTimestamp(message.created_at)} ${authors.get(message.user_id) ?? 'Yard'}: ${message.content}`,
    ),
  );
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines].join('\n') : '';
