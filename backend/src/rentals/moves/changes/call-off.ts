import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type CallOffInput, callOffNumber, returnsTooEarly, spanOf, tooShort } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { wireMoney } from '@kit/server/store/present';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../../users/user.entity';
import { ChangeMoney } from '../../money/change-money';
import { sumOf } from '../../money/rental-refunds';
import { mustComeBack } from '../../money/seen-sum';
import { changeNotices } from '../../notices/change-notices';
import { RentalEvents } from '../../notices/rental-events';
import { grant, type Granted } from '../../records/grant';
import { priceChange } from '../../rules/terms/change-terms';

/** The renter is done with the machine before its last day. */
@Injectable()
export class CallOff {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly money: ChangeMoney,
    private readonly events: RentalEvents,
  ) {}

  /**
   * Billing stops on the last day, and what it costs less comes back. The days after it stay taken until the machine is
   * back.
   *
   * @throws Conflict unless active, for a machine that is not called off, and where another sum than was shown comes back
   * @throws ValidationFailed for a day that is over, beyond the end, or leaves fewer days than the machine's minimum
   */
  callOff(renter: User, id: number, input: CallOffInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'callOff', {
        actor: renter,
        facts: async (locked) => ({ isRentMoving: await this.money.isMoving(tx, locked) }),
      });
      const { request } = granted;
      const last_day = lastDay(granted, input, tx.now);
      const terms = priceChange(request, { ...spanOf(request), end_date: last_day });
      if (!terms) throw ValidationFailed.field('last_day', 'This machine has no rates yet. Ask its owner.');
      const { rental_amount, subtotal, lines } = terms;
      const difference = Math.min(0, terms.difference);
      const { start_date } = request;
      const { back } = await this.money.plan(tx, granted, { start_date, subtotal, difference });
      mustComeBack(input.seen?.back, sumOf(back));
      // The return hour, agreed for another day, may be too early on the day of the pick-up.
      const early = returnsTooEarly({ ...request, end_date: last_day }) ? { end_time: null } : {};
      const changes = { end_date: last_day, ...early, rental_amount, subtotal, lines };
      await granted.stamp(tx, { ...changes, called_off_at: tx.now });
      await this.money.pay(tx, granted, { id: null, difference });
      const number = callOffNumber(id);
      const data = { number, last_day, difference: wireMoney(difference) };
      await this.events.recorded(tx, renter, 'call_off', request, data);
      await this.events.notify(tx, request, {
        user_ids: [request.owner_id],
        event: 'called_off',
        text: (facts) => changeNotices.calledOff(facts, { number, last_day }),
      });
    });
  }
}

/** @throws ValidationFailed naming what is wrong with the day */
function lastDay({ request, machine, zone }: Granted<'callOff'>, input: CallOffInput, now: Date): string {
  const today = todayIn(zone, now);
  const last_day = input.last_day ?? today;
  const refuse = (words: string) => ValidationFailed.field('last_day', words);
  if (last_day < today) throw refuse('The last day field must be today or later at the machine.');
  if (last_day > request.end_date) throw refuse('The last day field must not be after the end date.');
  const short = tooShort({ start_date: request.start_date, end_date: last_day }, machine);
  if (short) throw refuse(short);
  return last_day;
}

// Hooks of `PaymentOutcomes` run when the refund ends: `PaymentEvents` notifies the renter.
