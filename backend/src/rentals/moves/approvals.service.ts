import { findRecords } from '@kit/server/store/reading';
import { UnitOfWork, type Transaction } from '@kit/server/store/unit-of-work';
import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { isRentDue, type ApproveInput } from '@yard/contracts';
import { DAYS_TAKEN, NOT_BACK } from '@yard/contracts/rental-moves';
import type { EntityManager } from 'typeorm';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import type { Machine } from '../../catalog/machines/machine.entity';
import { ProviderCalls } from '../../payments/provider-calls';
import type { Payment } from '../../payments/payment.entity';
import { User } from '../../users/user.entity';
import { RentalCharges } from '../money/rental-charges';
import { approvalWords, bookedWords } from '../notices/approval-words';
import { RentalMessages } from '../notices/messages/rental-messages';
import { RentalEvents } from '../notices/rental-events';
import { rentalNotices } from '../notices/rental-notices';
import { grant, type Granted, type LockedRequest } from '../records/locked-request';
import type { RentalRequest } from '../records/rental-request.entity';
import { pickupFor } from '../rules/pickup';
import { RivalRequests } from './rival-requests';
import { contactOf } from '@yard/contracts/placeholders';
import { createHash } from 'node:crypto';
import { Document } from '../../agreements/document.entity';
import { filledText } from '../../agreements/filled-text';
import { placesAfter } from '../rules/agreement/agreement-places';
import { DocumentAgreement } from '../records/document-agreement.entity';

@Injectable()
export class Approval {
  constructor(
    private readonly calendar: CalendarService,
    private readonly charges: RentalCharges,
    private readonly rivals: RivalRequests,
    private readonly events: RentalEvents,
  ) {}

  /**
   * Takes the days, stamps the request, makes the agreement's final copy, writes the letter that says it all, and the
   * payments that are due.
   *
   * @param by  the owner with their message; null where a collected deposit, or none, books it
   * @returns the payments to settle after the commit; null when the days are taken, and nothing is changed then
   */
  async within(
    tx: Transaction,
    granted: Granted<'approve' | 'book'>,
    by: { owner: User; message: string } | null,
  ): Promise<Payment[] | null> {
    const { request, machine } = granted;
    if (!(await this.calendar.claim(tx, machine, request))) return null;
    // A deposit that came back while the request was pending is not the one that is taken now.
    const names = await agreedNames(tx.manager, request, machine);
    const stamps = { approved_at: tx.now, answer_until: null, deposit_refunded_at: null };
    await granted.stamp(tx, { ...names, ...stamps });
    await makeFinalAgreement(tx, granted);
    await this.rivals.lost(tx, granted);
    await this.events.recorded(
      tx,
      by?.owner ?? null,
      'approve',
      request,
      by ? undefined : { instant_book: true },
    );
    await this.notify(tx, granted, by?.message ?? null);
    return [...(await this.charges.deposit(tx, granted)), ...(await this.charges.rent(tx, granted))];
  }

  private async notify(
    tx: Transaction,
    { request, zone }: Granted<'approve' | 'book'>,
    message: string | null,
  ) {
    const isBooked = message === null;
    const paying = { isDepositPaid: isBooked, isRentDue: isRentDue(request.start_date, zone, tx.now) };
    const pickup = await pickupFor(tx.manager, request.id);
    const terms = approvalWords(request, paying);
    await this.events.notify(tx, request, {
      user_ids: [request.user_id],
      event: 'approved',
      text: (facts) => rentalNotices.approved(facts, message, { terms, pickup, isBooked }),
    });
    if (!isBooked) return;
    await this.events.notify(tx, request, {
      user_ids: [request.owner_id],
      event: 'booked',
      text: (facts) => rentalNotices.booked(facts, bookedWords(request, paying)),
    });
  }
}

/** The owner agrees. */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly approval: Approval,
    private readonly calendar: CalendarService,
    private readonly providerCalls: ProviderCalls,
    private readonly messages: RentalMessages,
  ) {}

  /**
   * Takes the days and charges the deposit, which may fail: the request is approved all the same.
   *
   * @throws Conflict unless pending, when it changed since `updated_at`, or when its days are taken
   */
  approve(owner: User, id: number, input: ApproveInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'approve', { actor: owner, seen: input.updated_at });
      const { request, machine } = granted;
      const payments = await this.approval.within(tx, granted, { owner, message: input.message });
      if (!payments) {
        const span = { from: request.start_date, to: request.end_date };
        throw new Conflict((await this.calendar.isNotBack(tx, machine, span)) ? NOT_BACK : DAYS_TAKEN);
      }
      await this.messages.postWithin(tx, owner, request, input.message);
      this.providerCalls.afterCommit(tx, { payments });
    });
  }
}

type Agreed = Pick<RentalRequest, 'machine_subject' | 'renter_name' | 'owner_name'>;

/** Names of machine, renter and owner at the approval: the rental's documents show these, whatever changes later. */
async function agreedNames(
  manager: EntityManager,
  { user_id, owner_id }: Pick<RentalRequest, 'user_id' | 'owner_id'>,
  { subject }: Pick<Machine, 'subject'>,
): Promise<Agreed> {
  const people = await findRecords(manager, User, 'id', [user_id, owner_id]);
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? null;
  return { machine_subject: subject, renter_name: nameOf(user_id), owner_name: nameOf(owner_id) };
}

/**
 * Makes the copy of the rental agreement that names the streets and how to reach each other, at the approval. What was
 * accepted stays as it is, with its hash; the copy differs from it in these alone.
 */
async function makeFinalAgreement(tx: Transaction, { request, machine }: LockedRequest): Promise<void> {
  const agreement = await tx.manager.findOneBy(DocumentAgreement, {
    rental_request_id: request.id,
    kind: 'rental_agreement',
  });
  // One that was accepted before there were final copies names no values.
  if (!agreement?.filled_with) return;
  const where = { id: agreement.document_id };
  const { content } = await tx.manager.findOneOrFail(Document, { where, withDeleted: true });
  const places = await placesAfter(tx.manager, machine);
  const [owner, renter] = [await partyOf(tx, request.owner_id), await partyOf(tx, request.user_id)];
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

function partyOf(tx: Transaction, id: number): Promise<User> {
  return tx.manager.findOneOrFail(User, { where: { id }, withDeleted: true });
}
