import { UnitOfWork, type Transaction } from '@kit/server/store/unit-of-work';
import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { isRentDue, type ApproveInput } from '@yard/contracts';
import { DAYS_TAKEN, NOT_BACK } from '@yard/contracts/rental-moves';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import { Address } from '../../catalog/addresses/address.entity';
import { ProviderCalls } from '../../payments/provider-calls';
import type { Payment } from '../../payments/payment.entity';
import type { User } from '../../users/user.entity';
import { RentalCharges } from '../money/rental-charges';
import { approvalNotices, approvalWords, bookedWords } from '../notices/approval-notices';
import { RentalMessages } from '../notices/messages/rental-messages';
import { RentalEvents } from '../notices/rental-events';
import { grant, type Granted } from '../records/grant';
import { makeFinalAgreement } from '../rules/agreement/final-agreement';
import { pickupAfter } from '../rules/pickup';
import { RivalRequests } from './rival-requests';

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
    const { renter, owner } = await granted.parties(tx);
    const place = await placeOf(tx, machine);
    await granted.stamp(tx, {
      ...{ machine_subject: machine.subject, renter_name: nameOf(renter), owner_name: nameOf(owner) },
      ...{ approved_at: tx.now, answer_until: null },
      // One that came back while the request was pending is not the one that is taken now.
      deposit_refunded_at: null,
    });
    await makeFinalAgreement(tx, granted, { renter, owner, place });
    await this.rivals.lost(tx, granted);
    const data = by ? undefined : { instant_book: true };
    await this.events.recorded(tx, by?.owner ?? null, 'approve', request, data);
    await this.notify(tx, granted, { renter, owner, place }, by?.message ?? null);
    return [...(await this.charges.deposit(tx, granted)), ...(await this.charges.rent(tx, granted))];
  }

  private async notify(
    tx: Transaction,
    { request, machine, zone }: Granted<'approve' | 'book'>,
    { renter, owner, place }: { renter: User; owner: User; place: Address | null },
    message: string | null,
  ) {
    const isBooked = message === null;
    const paying = { isDepositPaid: isBooked, isRentDue: isRentDue(request.start_date, zone, tx.now) };
    const pickup = pickupAfter(request, owner, place);
    const terms = approvalWords(request, paying);
    const notified = { ...request, machine: request.machine, parties: { machine, renter, owner } };
    await this.events.notify(tx, notified, {
      user_ids: [request.user_id],
      event: 'approved',
      text: (facts) => approvalNotices.approved(facts, message, { terms, pickup, isBooked }),
    });
    if (isBooked) {
      await this.events.notify(tx, notified, {
        user_ids: [request.owner_id],
        event: 'booked',
        text: (facts) => approvalNotices.booked(facts, bookedWords(request, paying)),
      });
    }
  }
}

/** The owner agrees. */
@Injectable()
export class Approve {
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

// Hooks of `PaymentOutcomes` run when the charges end: `PaymentEvents` notifies both people of a declined card, the
// ledger posts the money, and payouts check what is due. After the last commit `ChangedRentals` sends both people the
// rental, and the mails go out.

const nameOf = ({ name, deleted_at }: User) => (deleted_at ? null : name);

async function placeOf({ manager }: Transaction, { address_id: id }: Granted<'approve'>['machine']) {
  return id === null ? null : manager.findOne(Address, { where: { id }, withDeleted: true });
}
