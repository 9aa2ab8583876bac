import { Injectable } from '@nestjs/common';
import { changeAnswerBy, type RentalChangeInput, zoneOf } from '@yard/contracts';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { CalendarService } from '../../../catalog/calendar/calendar.service';
import type { Machine } from '../../../catalog/machines/machine.entity';
import type { User } from '../../../users/user.entity';
import { ChangeMoney } from '../../money/change-money';
import { changeNotices } from '../../notices/change-notices';
import { RentalEvents } from '../../notices/rental-events';
import { grant } from '../../records/grant';
import type { LockedRequest } from '../../records/locked-request';
import { RentalChange } from '../../records/rental-change.entity';
import { DaysTaken, withFreeSpans } from '../../rules/terms/requested-days';
import type { ChangeTerms } from '../../rules/terms/change-terms';
import { ChangeQuotes } from './change-quotes';
import { hasOpenChange } from './open-change';

/** One side of an approved or active rental offers the other other days, hours or another machine. */
@Injectable()
export class OfferChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly quotes: ChangeQuotes,
    private readonly calendar: CalendarService,
    private readonly money: ChangeMoney,
    private readonly events: RentalEvents,
  ) {}

  /**
   * @throws as `ChangeQuotes.of`
   * @throws Conflict unless approved or active, once called off, while rent is on its way, beside another offer, and
   *   for taken days, with free ones in `free`, and for other terms than were shown
   */
  offer(actor: User, id: number, input: RentalChangeInput): Promise<RentalChange> {
    return this.unitOfWork
      .run(async (tx) => {
        const granted = await grant(tx, id, 'offerChange', {
          actor,
          facts: async (locked) => ({
            isRentMoving: await this.money.isMoving(tx, locked),
            hasOpenChange: await hasOpenChange(tx, locked),
          }),
        });
        const { terms, machine } = await this.quotes.of(tx.manager, actor, granted, { input, now: tx.now });
        if (!(await this.calendar.canMove(tx, machine, { id, ...terms.to }))) {
          throw new DaysTaken({ machine, ...terms.to, exceptRequestId: id });
        }
        await this.money.mustBeAsSeen(tx, granted, { ...terms, start_date: terms.to.start_date }, input.seen);
        return this.write(tx, actor, granted, { terms, machine, message: input.message ?? null });
      })
      .catch((error: unknown) => withFreeSpans(this.calendar, error));
  }

  private async write(tx: Transaction, actor: User, { request, zone }: LockedRequest, offer: Offer) {
    const { terms, machine, message } = offer;
    const change = await tx.insert(RentalChange, {
      rental_request_id: request.id,
      user_id: actor.id,
      status: 'open',
      message,
      ...terms,
      answer_by: changeAnswerBy(tx.now, terms, { from: zone, to: zoneOf(machine) }),
      answered_at: null,
      answer: null,
      addendum: null,
      addendum_sha256: null,
    });
    await this.events.recorded(tx, actor, 'offer_change', request, { change_id: change.id, ...terms.to });
    await this.events.notify(tx, request, {
      user_ids: [actor.id === request.user_id ? request.owner_id : request.user_id],
      event: 'change_offered',
      text: (facts) => changeNotices.offered(facts, actor.name, change),
    });
    return change;
  }
}

interface Offer {
  terms: ChangeTerms;
  machine: Machine;
  message: string | null;
}
