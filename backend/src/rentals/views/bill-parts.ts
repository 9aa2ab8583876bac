import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type AttachedPhoto,
  type BaseFields,
  billAnswerBy,
  type BillLine,
  type BillLineRecord,
  type BillOffer,
  type BillQuoteRecord,
  type BillRecord,
  billStatusOf,
  isBillOpen,
  isPaid,
  refundableAmount,
  refundedOfBill,
  type Plan,
} from '@yard/contracts';
import { billSums } from '@yard/contracts/bill-price';
import { billShape } from '@yard/contracts/records';
import type { MinorUnits } from '@kit/money';
import { presenterOf, wireMoney } from '@kit/server/store/present';
import { flagFrom } from '@kit/server/store/reading';
import { laravelTimestamp } from '@laravel-wire/core';
import { In, Repository } from 'typeorm';
import { AttachedPhotos } from '../../catalog/media/attached-photos';
import { MediaUses } from '../../catalog/media/media-uses';
import { UsersService } from '../../users/users.service';
import type { BillTerms } from '../moves/bills/bill-rental';
import { offerOn, RentalBill } from '../records/rental-bill.entity';
import { filesShownBy } from '../records/return-photos';
import { presentPlan } from '../rules/prices/present-quote';
import type { PaymentPart } from './request-part-rows';
import type { RequestRow } from './request-rows';

interface BillReading {
  payments: readonly PaymentPart[];
  photosOf: (list: readonly number[] | null) => AttachedPhoto[];
  names: ReadonlyMap<number, string>;
}

/** Columns that both sides read as the admins do. The rest is stated below. */
type ForAll =
  | keyof BaseFields
  | 'rental_request_id'
  | 'user_id'
  | 'details'
  | 'contest_reason'
  | 'accepted_at'
  | 'contested_at'
  | 'decided_at';

const present = presenterOf(
  billShape,
  (bill: RentalBill, { payments, photosOf, names }: BillReading): Omit<BillRecord, ForAll> => {
    const status = billStatusOf(
      bill,
      payments.filter(({ kind }) => kind === 'bill'),
    );
    const left = { deposit: leftOf(payments, 'deposit'), rent: leftOf(payments, 'rental') };
    const { claimed_total, total, ...now } = billSums(bill.lines, left);
    // A settled bill stays; an open one takes from the money there is now.
    const { from_deposit, to_charge, to_refund } = isBillOpen(status) ? now : bill;
    return {
      from_deposit: wireMoney(from_deposit),
      to_charge: wireMoney(to_charge),
      to_refund: wireMoney(to_refund),
      photos: photosOf(bill.photo_ids),
      contest_photos: photosOf(bill.contest_photo_ids),
      lines: bill.lines.map(presentBillLine),
      claimed_total: wireMoney(claimed_total),
      total: wireMoney(total),
      refunded_amount: wireMoney(isBillOpen(status) ? 0 : refundedOfBill(bill, payments)),
      status,
      answer_by: laravelTimestamp(billAnswerBy(bill)),
      reason: bill.decision_reason ?? bill.contest_reason,
      decider_name: names.get(bill.decided_by ?? 0) ?? null,
      offer: status === 'contested' ? presentOffer(bill) : null,
    };
  },
);

/** The refundable sum of these payments. */
export function leftOf(payments: readonly PaymentPart[], kind: PaymentPart['kind']): MinorUnits {
  const paid = payments.filter((payment) => payment.kind === kind && isPaid(payment));
  return paid.reduce((sum, payment) => {
    const { amount, refunded_amount, returning_amount, dispute_status, dispute_amount } = payment;
    const dispute = { status: dispute_status ?? null, amount: dispute_amount ?? 0 };
    return sum + refundableAmount({ amount, back: refunded_amount + (returning_amount ?? 0), dispute });
  }, 0);
}

function presentBillLine(line: BillLine): BillLineRecord {
  return {
    ...line,
    // Not stored for bills from before readings were.
    unsigned: line.unsigned ?? false,
    unit_amount: wireMoney(line.unit_amount),
    amount: wireMoney(line.decided_amount ?? line.claimed_amount),
    claimed_amount: wireMoney(line.claimed_amount),
    decided_amount: wireMoney(line.decided_amount),
  };
}

function presentOffer(bill: RentalBill): BillOffer | null {
  const offer = offerOn(bill);
  if (!offer) return null;
  const { at, amount, ...rest } = offer;
  return { ...rest, amount: wireMoney(amount), created_at: laravelTimestamp(at) };
}

export function presentBillQuote({ lines, plan, ...sums }: BillTerms & { plan: Plan }): BillQuoteRecord {
  const { claimed_total, total, from_deposit, to_charge, to_refund } = sums;
  return {
    lines: lines.map(presentBillLine),
    claimed_total: wireMoney(claimed_total),
    total: wireMoney(total),
    from_deposit: wireMoney(from_deposit),
    to_charge: wireMoney(to_charge),
    to_refund: wireMoney(to_refund),
    plan: presentPlan(plan),
  };
}

@Injectable()
export class BillParts {
  constructor(
    @InjectRepository(RentalBill) private readonly bills: Repository<RentalBill>,
    private readonly photos: AttachedPhotos,
    uses: MediaUses,
    private readonly users: UsersService,
  ) {
    uses.others.register('bills', filesShownBy(RentalBill));
  }

  /** Keyed by request. No query if there is no bill. */
  async of(
    rows: readonly RequestRow[],
  ): Promise<(id: number, payments: readonly PaymentPart[]) => BillRecord | null> {
    const ids = rows.filter((row) => flagFrom(row.has_bill)).map(({ id }) => id);
    if (ids.length === 0) return () => null;
    const bills = await this.bills.findBy({ rental_request_id: In(ids) });
    const lists = bills.flatMap(({ photo_ids, contest_photo_ids }) => [photo_ids, contest_photo_ids]);
    const [photosOf, names] = await Promise.all([
      this.photos.of(lists),
      this.users.namesOf(bills.map(({ decided_by }) => decided_by)),
    ]);
    const byRequest = new Map(bills.map((bill) => [bill.rental_request_id, bill]));
    return (id, payments) => {
      const bill = byRequest.get(id);
      return bill ? present(bill, { payments, photosOf, names }) : null;
    };
  }
}
