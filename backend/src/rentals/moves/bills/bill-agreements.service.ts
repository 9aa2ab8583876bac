import { Conflict, Forbidden, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { AcceptBillOfferInput, BillLine, BillOfferInput, DecideBillInput } from '@yard/contracts';
import { decidedLines, isWithinClaim } from '@yard/contracts/bill-price';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { readMoney, wireMoney } from '@kit/server/store/present';
import type { User } from '../../../users/user.entity';
import { billNotices } from '../../notices/bill-notices';
import type { NoticeFacts } from '../../notices/rental-notices';
import { RentalEvents } from '../../notices/rental-events';
import { grant } from '../../records/grant';
import { billNow } from '../../records/locked-request';
import type { RentalRequest } from '../../records/rental-request.entity';
import { offerOn } from '../../records/rental-bill.entity';
import { BillEndings } from './bill-endings';

/** Settles a contested bill: the two agree on the damage, or an admin decides line by line. */
@Injectable()
export class BillAgreementsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly endings: BillEndings,
    private readonly events: RentalEvents,
  ) {}

  /**
   * Takes the place of an earlier offer.
   *
   * @throws Conflict unless contested, and when the bill changed since. @throws ValidationFailed for another line
   */
  offer(actor: User, id: number, { line_id, amount, message, updated_at }: BillOfferInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const facts = async () => ({ bill: (await billNow(tx.manager, id)).status });
      const { request } = await grant(tx, id, 'offerOnBill', { actor, facts });
      const { bill } = await billNow(tx.manager, id, updated_at);
      const line = bill.lines.find((one) => one.id === line_id);
      if (line?.kind !== 'damage')
        throw ValidationFailed.field('line_id', 'The selected line id is invalid.');
      const offered = readMoney(amount);
      mustBeWithin(line, offered, 'amount');
      await tx.update(bill, {
        offer_user_id: actor.id,
        offer_line_id: line_id,
        offer_amount: offered,
        offer_message: message ?? null,
        offered_at: tx.now,
      });
      await this.events.recorded(tx, actor, 'offer_on_bill', request, { bill_id: bill.id, amount });
      await this.events.notify(tx, request, {
        user_ids: [otherSide(actor, request)],
        event: 'bill_offer',
        text: (notice) => billNotices.offered(notice, actor.name, offered, message ?? null),
      });
    });
  }

  /**
   * The whole bill is agreed with it: everything else stands as claimed.
   *
   * @param input  what was seen: the bill's `updated_at`, and the amount
   * @throws Forbidden for who made the offer. @throws Conflict unless contested and offered, and for another offer
   */
  acceptOffer(actor: User, id: number, input: AcceptBillOfferInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const facts = async () => {
        const { bill, status } = await billNow(tx.manager, id);
        return { bill: status, hasOffer: offerOn(bill) !== null };
      };
      const granted = await grant(tx, id, 'acceptBillOffer', { actor, facts });
      const { bill } = await billNow(tx.manager, id, input.updated_at);
      const offer = offerOn(bill);
      if (!offer || offer.user_id === actor.id) throw new Forbidden('The other party accepts this offer.');
      if (input.amount != null && readMoney(input.amount) !== offer.amount) throw new Conflict(OTHER_OFFER);
      const lines = decidedLines(bill.lines, new Map([[offer.line_id, offer.amount]]));
      await this.endings.settle(tx, granted, bill, { lines, accepted_at: tx.now, actor, seen: input.seen });
      const data = { bill_id: bill.id, amount: wireMoney(offer.amount) };
      await this.events.recorded(tx, actor, 'accept_bill_offer', granted.request, data);
      await this.events.notify(tx, granted.request, {
        user_ids: [otherSide(actor, granted.request)],
        event: 'bill_agreed',
        text: (notice) => billNotices.agreed(notice, actor.name, offer.amount),
      });
    });
  }

  /** @throws Conflict once it is accepted or decided, and when it changed since. @throws ValidationFailed for another bill's line or a higher claim */
  decide(admin: User, id: number, input: DecideBillInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const facts = async () => ({ bill: (await billNow(tx.manager, id)).status });
      const granted = await grant(tx, id, 'decideBill', { actor: admin, facts });
      const { bill } = await billNow(tx.manager, id, input.updated_at);
      const { request } = granted;
      const lines = decidedLines(bill.lines, amountsOf(input, bill.lines));
      const decided = { decided_at: tx.now, decided_by: admin.id, decision_reason: input.reason };
      await this.endings.settle(tx, granted, bill, { lines, ...decided, actor: admin, seen: input.seen });
      await this.events.recorded(tx, admin, 'decide_bill', request, {
        bill_id: bill.id,
        reason: input.reason,
        lines: input.lines,
      });
      const notices = [request.user_id, request.owner_id].map((person) => ({
        request,
        user_ids: [person],
        event: 'bill_decided',
        text: (notice: NoticeFacts) =>
          billNotices.decided(notice, admin.name, bill, person === request.user_id),
      }));
      await this.events.notifyAll(tx, notices);
    });
  }
}

const OTHER_OFFER = 'The offer changed since you opened it. Check it and try again.';

function amountsOf({ lines }: DecideBillInput, claimed: readonly BillLine[]): Map<number, number> {
  return new Map(
    lines.map(({ id, amount }, index) => {
      const line = claimed.find((one) => one.id === id);
      if (!line)
        throw ValidationFailed.field(`lines.${index}.id`, `The selected lines.${index}.id is invalid.`);
      const decided = readMoney(amount);
      mustBeWithin(line, decided, `lines.${index}.amount`);
      return [id, decided];
    }),
  );
}

/** @throws ValidationFailed for more than is claimed, and for money on the other side */
function mustBeWithin(line: BillLine, amount: number, field: string): void {
  if (isWithinClaim(line, amount)) return;
  const claimed = wireMoney(line.claimed_amount);
  throw ValidationFailed.field(field, `The ${field} field must be between 0 and ${claimed}.`);
}

const otherSide = (actor: User, { user_id, owner_id }: RentalRequest) =>
  actor.id === user_id ? owner_id : user_id;
