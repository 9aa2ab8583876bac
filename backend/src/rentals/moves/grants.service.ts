import { Injectable } from '@nestjs/common';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import type { Transaction } from '../../database/unit-of-work';
import type { Payment } from '../../payments/payment.entity';
import type { HeldRequest } from '../held-request';
import { RentalCharges } from '../money/rental-charges.service';

/** What every approval does, whoever decides it. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly calendar: CalendarService,
    private readonly charges: RentalCharges,
  ) {}

  /**
   * Takes the days, stamps the request and writes the payments that are due.
   *
   * @returns the payments to settle after the commit; null when the days are taken, and nothing is changed then
   */
  async grant(tx: Transaction, held: HeldRequest): Promise<Payment[] | null> {
    const { request, machine } = held;
    if (!(await this.calendar.claim(tx, machine, request))) return null;
    await tx.update(request, request.approval(tx.now));
    return [...(await this.charges.deposit(tx, held)), ...(await this.charges.rent(tx, held))];
  }
}
