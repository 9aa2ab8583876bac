import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { RefundInput, RefundPreviewRecord } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import type { ProposedRefund } from '../../rentals/money/proposed/proposed-refund.entity';
import { RefundProposals, type Waits } from '../../rentals/money/proposed/refund-proposals';
import { type CheckedRefund, RefundsByHand } from '../../rentals/money/refunds-by-hand';
import type { User } from '../../users/user.entity';
import { LedgerPosting } from '../posting/ledger-posting';
import { sidesOfRefund } from '../posting/ledger-rules';
import { readRentalMoney } from '../posting/read-rental-money';
import { RentalTotals } from '../posting/rental-money';

/** The amounts an admin's refund would take, and from whom. Checked like the refund; writes nothing. */
@Injectable()
export class RefundPreviews {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly byHand: RefundsByHand,
    private readonly proposals: RefundProposals,
    private readonly books: LedgerPosting,
  ) {}

  /** @throws as the refund */
  of(admin: User, id: number, input: RefundInput): Promise<RefundPreviewRecord> {
    return this.unitOfWork.run(async (tx) => {
      const checked = await this.byHand.check(tx, admin, id, input);
      const { granted, amount, returned } = checked;
      const waits = await this.proposals.waitsFor(tx, admin, { request: granted.request, amount }, returned);
      return this.preview(tx, checked, waits);
    });
  }

  /** A proposed refund's amounts by now. @throws as its confirmation, also if it cancels its rental */
  ofProposed(admin: User, proposed: ProposedRefund): Promise<RefundPreviewRecord> {
    const { rental_request_id, payment_id, amount, cancels, goes_at } = proposed;
    if (cancels) throw new Conflict('This refund also cancels the rental. Preview the cancellation instead.');
    return this.unitOfWork.run(async (tx) => {
      const input = { payment_id, amount: wireMoney(amount) };
      const checked = await this.byHand.check(tx, admin, rental_request_id, input);
      return this.preview(tx, checked, goes_at ? 'hour' : 'second_admin');
    });
  }

  private async preview(
    tx: Transaction,
    checked: CheckedRefund,
    waits: Waits | null,
  ): Promise<RefundPreviewRecord> {
    const { back, held } = await this.parts(tx, checked);
    const left = wireMoney(checked.left - checked.amount);
    return { now: [], later: [], held, back, becomes: checked.granted.status, left, waits };
  }

  /** Split as the refund is posted: beyond the held deposit, it is the owner's, less the fee of a rent. */
  private async parts(
    tx: Transaction,
    { granted: { request }, payments, amount }: CheckedRefund,
  ): Promise<Pick<RefundPreviewRecord, 'back' | 'held'>> {
    const [payment] = payments.map((one) => one.payment);
    const [money] = await readRentalMoney(tx.manager, [request.id]);
    if (!payment || !money) return { back: [], held: 0 };
    const books = new RentalTotals(money.posted);
    const before = books.before(payment.id);
    const sides = sidesOfRefund(amount, payment, before);
    const due = (await this.books.due(tx.manager, [request.id])).get(request.id) ?? 0;
    const { deposits_held = 0, owner_payable = 0, platform_fees = 0 } = sides;
    const unpaid = Math.min(owner_payable, Math.max(0, due));
    const part = (
      taken_from: RefundPreviewRecord['back'][number]['taken_from'],
      person_id: number | null,
      of: MinorUnits,
    ) => ({ kind: payment.kind, amount: wireMoney(of), after: null, person_id, taken_from });
    const back = [
      part('deposit', request.user_id, deposits_held),
      part('payout', request.owner_id, unpaid),
      part('paid_out', request.owner_id, owner_payable - unpaid),
      part('fee', null, platform_fees),
    ].filter((one) => one.amount > 0);
    return { back, held: wireMoney(Math.max(0, before.held - deposits_held)) };
  }
}
