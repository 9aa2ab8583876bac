import { wireMoney } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { Conflict, Forbidden, mustBeUnchanged } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { AcceptChangeInput, AcceptInput, DeclineChangeInput } from '@yard/contracts';
import { IsNull } from 'typeorm';
import { CalendarService } from '../../../catalog/calendar/calendar.service';
import { Machine } from '../../../catalog/machines/machine.entity';
import type { User } from '../../../users/user.entity';
import { ChangeMoney } from '../../money/change-money';
import { changeNotices } from '../../notices/change-notices';
import { RentalEvents } from '../../notices/rental-events';
import { Breakdown } from '../../records/breakdown.entity';
import { changeMoves } from '../../records/change-moves';
import { grant } from '../../records/grant';
import type { LockedRequest } from '../../records/locked-request';
import { RentalChange } from '../../records/rental-change.entity';
import { addendumOf } from '../../rules/agreement/addendum';
import { DaysTaken, withFreeSpans } from '../../rules/terms/requested-days';
import { RivalRequests } from '../rival-requests';
import { statusNow } from './open-change';
import { type PartOfRental } from '../../records/rental-requests.scope';

/** The other side answers an offered change, or its author takes it back. */
@Injectable()
export class AnswerChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly calendar: CalendarService,
    private readonly money: ChangeMoney,
    private readonly rivals: RivalRequests,
    private readonly events: RentalEvents,
  ) {}

  /**
   * Takes the days, changes the rental, and charges or refunds what it costs more or less.
   *
   * @throws Forbidden for its author
   * @throws Conflict unless open, when it or what it charges changed since, for a machine that was deleted and days that were taken
   */
  accept(actor: User, { parent, part }: PartOfRental<RentalChange>, seen: AcceptChangeInput): Promise<void> {
    return this.unitOfWork
      .run(async (tx) => {
        const granted = await grant(tx, parent.id, 'acceptChange', {
          actor,
          facts: async (locked) => ({
            change: statusNow(await read(tx, part), locked, tx.now),
            isRentMoving: await this.money.isMoving(tx, locked),
          }),
        });
        const change = await read(tx, part, seen);
        mustMake('accept', actor, change);
        await this.money.mustBeAsSeen(
          tx,
          granted,
          { ...change, start_date: change.to.start_date },
          seen.seen,
        );
        const rivals = await this.rivals.of(tx, granted);
        const machine = await this.take(tx, granted, change);
        const isSwap = change.to.machine_id !== change.from.machine_id;
        if (isSwap) await resolveBySwap(tx, parent.id);
        const swapped = isSwap ? { machine_subject: machine.subject } : {};
        await granted.stamp(tx, { ...columnsOf(change), ...swapped });
        await this.rivals.moved(tx, { request: granted.request, machine }, rivals);
        const addendum = await addendumOf(tx.manager, granted.request, change);
        await tx.update(change, { status: 'accepted', answered_at: tx.now, ...addendum });
        await this.money.pay(tx, granted, change);
        await this.notify(tx, actor, granted, change, 'accept_change');
      })
      .catch((error: unknown) => withFreeSpans(this.calendar, error));
  }

  /** @throws Forbidden for its author. @throws Conflict unless open, and when it changed since */
  decline(
    actor: User,
    { parent, part }: PartOfRental<RentalChange>,
    input: DeclineChangeInput,
  ): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, parent.id, 'declineChange', { actor, facts: status(tx, part) });
      const change = await read(tx, part, input);
      mustMake('decline', actor, change);
      await tx.update(change, { status: 'declined', answered_at: tx.now, answer: input.message ?? null });
      await this.notify(tx, actor, granted, change, 'decline_change');
    });
  }

  /** @throws Forbidden unless its author's. @throws Conflict unless open, and when it changed since */
  withdraw(actor: User, { parent, part }: PartOfRental<RentalChange>, seen: AcceptInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, parent.id, 'withdrawChange', { actor, facts: status(tx, part) });
      const change = await read(tx, part, seen);
      mustMake('withdraw', actor, change);
      await tx.update(change, { status: 'withdrawn', answered_at: tx.now });
      await this.notify(tx, actor, granted, change, 'withdraw_change');
    });
  }

  /** @returns the machine that the rental has from now on */
  private async take(tx: Transaction, { request }: LockedRequest, { to }: RentalChange): Promise<Machine> {
    const machine = await tx.lock(Machine, { id: to.machine_id });
    if (!machine) throw new Conflict('The machine of this change was deleted. Decline the change.');
    if (!(await this.calendar.move(tx, machine, { id: request.id, ...to }))) {
      throw new DaysTaken({ machine, ...to, exceptRequestId: request.id });
    }
    return machine;
  }

  private async notify(
    tx: Transaction,
    actor: User,
    { request }: LockedRequest,
    change: RentalChange,
    action: keyof typeof EVENTS,
  ): Promise<void> {
    const data = { change_id: change.id, difference: wireMoney(change.difference), ...change.to };
    await this.events.recorded(tx, actor, action, request, data);
    const { event, text } = EVENTS[action];
    await this.events.notify(tx, request, {
      user_ids: [actor.id === request.user_id ? request.owner_id : request.user_id],
      event,
      text: (facts) => text(facts, actor.name, change),
    });
  }
}

const EVENTS = {
  accept_change: { event: 'change_accepted', text: changeNotices.accepted },
  decline_change: { event: 'change_declined', text: changeNotices.declined },
  withdraw_change: { event: 'change_withdrawn', text: changeNotices.withdrawn },
} as const;

/** Under the request's lock: nothing else writes changes. @throws Conflict when it changed since it was seen */
async function read(tx: Transaction, { id }: RentalChange, seen: AcceptInput = {}): Promise<RentalChange> {
  const change = await tx.manager.findOneByOrFail(RentalChange, { id });
  mustBeUnchanged(change, seen.updated_at, 'change');
  return change;
}

function status(tx: Transaction, part: RentalChange) {
  return async (locked: LockedRequest) => ({ change: statusNow(await read(tx, part), locked, tx.now) });
}

/** @throws Forbidden for the side that does not make it */
function mustMake(move: 'accept' | 'decline' | 'withdraw', actor: User, change: RentalChange): void {
  const by = change.user_id === actor.id ? 'author' : 'other';
  if (!(by in changeMoves.rows[move].from)) throw new Forbidden(changeMoves.rows[move].denial);
}

function columnsOf({ to, rental_amount, delivery_amount, subtotal, lines, delivery }: RentalChange) {
  // News about a late machine does not concern these days.
  return { ...to, rental_amount, delivery_amount, subtotal, lines, ...delivery, machine_late_at: null };
}

/** The machine that is down is not the rental's any more. */
async function resolveBySwap(tx: Transaction, rental_request_id: number): Promise<void> {
  const open = await tx.manager.findOneBy(Breakdown, { rental_request_id, up_at: IsNull() });
  if (open) {
    await tx.update(open, {
      up_at: tx.now,
      resolved_at: tx.now,
      resolution: 'Another machine came instead.',
    });
  }
}

// Hooks of `PaymentOutcomes` run when its charge or refund ends: `PaymentEvents` notifies both people.
