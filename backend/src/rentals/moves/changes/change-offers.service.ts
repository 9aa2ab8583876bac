import { hasErrors } from '@laravel-wire/core';
import { Forbidden, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { changeAnswerBy, changedSpan, type RentalChangeInput, type RentalSpan } from '@yard/contracts';
import { Clock } from '@yard/server/base/clock/clock';
import { type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarService } from '../../../catalog/machines/calendar/calendar.service';
import { Machine } from '../../../catalog/machines/machine.entity';
import type { User } from '../../../people/users/user.entity';
import { ChangeMoney } from '../../money/change-money';
import { changeNotices } from '../../notices/change-notices';
import { RentalEvents } from '../../notices/rental-events';
import { grant } from '../../records/granted-move';
import { withZone, type LockedRequest } from '../../records/locked-request';
import { RentalChange } from '../../records/rental-change.entity';
import type { RentalRequest } from '../../records/rental-request.entity';
import { zoneOf } from '../../records/zone-of';
import { DaysTaken, withFreeSpans } from '../../rules/terms/requested-days';
import { changeErrors, type ChangeTerms, priceChange } from '../../rules/terms/change-terms';
import { invalid } from '../../rules/terms/agreed-terms';
import { hasOpenChange } from './open-change';

/** One side of an approved or active rental offers the other other days, hours or another machine. */
@Injectable()
export class ChangeOffers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly calendar: CalendarService,
    private readonly money: ChangeMoney,
    private readonly events: RentalEvents,
    private readonly clock: Clock,
  ) {}

  /** What the change would cost. @throws as `offer`, but for days that are taken and another offer */
  async quote(actor: User, request: RentalRequest, input: RentalChangeInput): Promise<ChangeTerms> {
    const now = this.clock.now();
    const held = await withZone(this.dataSource.manager, request, now);
    return (await termsOf(this.dataSource.manager, actor, held, { input, now })).terms;
  }

  /**
   * @throws ValidationFailed for days, hours or a machine that cannot be, and where nothing differs
   * @throws Forbidden for a machine that the renter names
   * @throws Conflict unless approved or active, for taken days with `free`, and beside another offer
   */
  offer(actor: User, id: number, input: RentalChangeInput): Promise<RentalChange> {
    return this.unitOfWork
      .run(async (tx) => {
        const granted = await grant(tx, id, 'offerChange', {
          actor,
          facts: async (held) => ({
            isRentMoving: await this.money.isMoving(tx, held),
            hasOpenChange: await hasOpenChange(tx, held),
          }),
        });
        const { terms, machine } = await termsOf(tx.manager, actor, granted, { input, now: tx.now });
        if (!(await this.calendar.canMove(tx, machine, { id, ...terms.to }))) {
          throw new DaysTaken({ machine, ...terms.to });
        }
        return this.write(tx, actor, granted, { terms, machine, message: input.message ?? null });
      })
      .catch((error: unknown) => withFreeSpans(this.calendar, error));
  }

  private async write(tx: Transaction, actor: User, { request }: LockedRequest, offer: Offer) {
    const { terms, machine, message } = offer;
    const change = await tx.insert(RentalChange, {
      rental_request_id: request.id,
      user_id: actor.id,
      status: 'open',
      message,
      ...terms,
      answer_by: changeAnswerBy(tx.now, terms.to, zoneOf(machine)),
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

/** What the change means and costs. */
async function termsOf(
  manager: EntityManager,
  actor: User,
  held: LockedRequest,
  { input, now }: { input: RentalChangeInput; now: Date },
): Promise<{ terms: ChangeTerms; machine: Machine }> {
  const to = changedSpan(held.request, input);
  const machine = await machineOf(manager, actor, held, to);
  const errors = changeErrors(held, to, machine, now);
  if (hasErrors(errors)) throw new ValidationFailed(errors);
  const terms = priceChange(held.request, to);
  if (!terms) throw ValidationFailed.field('machine_id', 'The machine has no rates.');
  return { terms, machine };
}

/** Another machine is the owner's to offer, out of their own. */
async function machineOf(manager: EntityManager, actor: User, held: LockedRequest, to: RentalSpan) {
  const { request, machine } = held;
  if (to.machine_id === request.machine_id) return machine;
  if (actor.id !== request.owner_id) throw new Forbidden('Only the owner can offer another machine.');
  const other = await manager.findOneBy(Machine, { id: to.machine_id, user_id: request.owner_id });
  if (!other) throw new ValidationFailed(invalid('machine_id'));
  return other;
}
