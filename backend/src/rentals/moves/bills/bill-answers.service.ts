import { Injectable } from '@nestjs/common';
import { billAnswerBy, type ContestBillInput, type AcceptBillInput, isUnsigned } from '@yard/contracts';
import { billSums, decidedLines } from '@yard/contracts/bill-price';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import { AttachedPhotos } from '../../../catalog/media/attached-photos';
import type { User } from '../../../users/user.entity';
import { UsersService } from '../../../users/users.service';
import { billNotices } from '../../notices/bill-notices';
import { RentalEvents } from '../../notices/rental-events';
import { billNow, type LockedRequest, lockRequestIfThere } from '../../records/locked-request';
import { grant, grantSystem } from '../../records/grant';
import type { RentalBill } from '../../records/rental-bill.entity';
import { RentalRefunds } from '../../money/rental-refunds';
import { BillEndings } from './bill-endings';

/** The renter accepts a bill or contests it, with words or by silence. */
@Injectable()
export class BillAnswersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly endings: BillEndings,
    private readonly refunds: RentalRefunds,
    private readonly photos: AttachedPhotos,
    private readonly users: UsersService,
    private readonly events: RentalEvents,
  ) {}

  /** Accepts all claims, a contested bill's too. @throws Conflict unless open for it, or if it changed */
  accept(renter: User, id: number, { updated_at, seen }: AcceptBillInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const facts = async () => ({ bill: (await billNow(tx.manager, id)).status });
      const granted = await grant(tx, id, 'acceptBill', { actor: renter, facts });
      const { bill } = await billNow(tx.manager, id, updated_at);
      const { request } = granted;
      const lines = decidedLines(bill.lines);
      await this.endings.settle(tx, granted, bill, { lines, accepted_at: tx.now, actor: renter, seen });
      await this.events.recorded(tx, renter, 'accept_bill', request, { bill_id: bill.id });
      await this.events.notify(tx, request, {
        user_ids: [request.owner_id],
        event: 'bill_accepted',
        text: (facts) => billNotices.accepted(facts, bill),
      });
    });
  }

  /**
   * The two may agree still; an admin decides else.
   *
   * @throws Conflict unless offered, past the time to answer, and when it changed since; ValidationFailed for photos that are not the renter's
   */
  contest(renter: User, id: number, input: ContestBillInput): Promise<void> {
    const { reason, photo_ids, updated_at } = input;
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'contestBill', { actor: renter, facts: answerFacts(tx) });
      const { bill } = await billNow(tx.manager, id, updated_at);
      const contest_photo_ids = await this.photos.take(tx, renter.id, photo_ids);
      await tx.update(bill, { contested_at: tx.now, contest_reason: reason, contest_photo_ids });
      await this.contested(tx, granted, bill, { actor: renter, reason });
    });
  }

  /** Past the time to answer; nothing where somebody answered meanwhile. */
  answerBySilence(id: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const locked = await lockRequestIfThere(tx, id);
      if (!locked) return;
      const granted = grantSystem(tx, locked, 'answerBillBySilence', await answerFacts(tx)(locked));
      if (typeof granted === 'string') return;
      const { bill } = await billNow(tx.manager, id);
      const { to_charge } = billSums(bill.lines, await this.refunds.leftOf(tx, id));
      if (to_charge > 0 || isUnsigned(bill)) {
        await tx.update(bill, { contested_at: billAnswerBy(bill), contest_reason: null });
        return this.contested(tx, granted, bill, { actor: null, reason: null });
      }
      const lines = decidedLines(bill.lines);
      await this.endings.settle(tx, granted, bill, { lines, accepted_at: billAnswerBy(bill), actor: null });
      await this.events.recorded(tx, null, 'accept_bill', granted.request, { bill_id: bill.id });
    });
  }

  private async contested(
    tx: Transaction,
    { request }: LockedRequest,
    bill: RentalBill,
    { actor, reason }: { actor: User | null; reason: string | null },
  ): Promise<void> {
    const data = { bill_id: bill.id, reason, from_deposit: wireMoney(bill.from_deposit) };
    await this.events.recorded(tx, actor, 'contest_bill', request, data);
    const adminIds = await this.users.adminIds(tx.manager);
    const recipients = [...(actor ? [] : [request.user_id]), request.owner_id, ...adminIds];
    await this.events.notify(tx, request, {
      user_ids: recipients.filter((userId) => userId !== actor?.id),
      event: 'bill_contested',
      text: (facts) => billNotices.contested(facts, reason, bill),
    });
  }
}

function answerFacts(tx: Transaction) {
  return async ({ request }: LockedRequest) => {
    const { bill, status } = await billNow(tx.manager, request.id);
    return { bill: status, by: billAnswerBy(bill) };
  };
}
