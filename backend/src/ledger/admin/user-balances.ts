import { Injectable } from '@nestjs/common';
import { PAID_PAYOUTS, type UserBalance } from '@yard/contracts';
import { CURRENCY } from '@kit/server/base/settings/money';
import { inWords, minorFrom, rowsOf } from '@kit/server/store/reading';
import { wireMoney } from '@kit/server/store/present';
import { DataSource } from 'typeorm';
import { collected } from '../../payments/money-in-sql';

const PAID = `FROM payments p JOIN rental_requests r ON r.id = p.rental_request_id
  WHERE r.user_id = ? AND ${collected('p.status')}`;

/** A credit is below 0. */
const BALANCE = `SELECT
  (SELECT SUM(p.amount) ${PAID}) AS paid,
  (SELECT SUM(p.refunded_amount) ${PAID}) AS refunded,
  (SELECT SUM(amount) FROM payouts WHERE user_id = ? AND status ${inWords(PAID_PAYOUTS)}) AS paid_out,
  (SELECT -SUM(amount) FROM ledger_lines WHERE user_id = ? AND account = 'owner_payable') AS payable`;

type Sums = Record<Exclude<keyof UserBalance, 'currency'>, number | string | null>;

/** Sums a person’s payments, refunds and payouts over all their rentals, in major units. */
@Injectable()
export class UserBalances {
  constructor(private readonly dataSource: DataSource) {}

  async of({ id }: { id: number }): Promise<UserBalance> {
    const [sums] = await rowsOf<Sums>(this.dataSource, BALANCE, [id, id, id, id]);
    const amount = (name: keyof Sums) => wireMoney(minorFrom(sums?.[name] ?? 0));
    return {
      currency: CURRENCY,
      paid: amount('paid'),
      refunded: amount('refunded'),
      paid_out: amount('paid_out'),
      payable: amount('payable'),
    };
  }
}
