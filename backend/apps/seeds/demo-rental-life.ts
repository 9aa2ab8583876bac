import { addDays, eachDay } from '@yard/dates';
import { toMinor } from '@kit/money';
import type { EntityManager } from 'typeorm';
import { AuditEvent } from '../../src/audit/audit-event.entity';
import { CURRENCY } from '@kit/server/base/settings/money';
import { MessageView } from '../../src/messaging/message-view.entity';
import { Message } from '../../src/messaging/message.entity';
import { updateTakenUntil } from '../../src/catalog/search/index/update-index';
import { MachineDay } from '../../src/catalog/calendar/machine-day.entity';
import { MachineReturn } from '../../src/rentals/records/machine-return.entity';
import { marksOf } from './demo-handovers';
import { daysBefore } from './demo-time';
import type { DemoWorld, Rental } from './demo-world';
import { insertRow, insertRows } from '@kit/server/store/insert-rows';

/** What happened to a request after it was asked: taken days, return, and the record of each step. */
export async function writeLife(manager: EntityManager, rental: Rental, world: DemoWorld): Promise<void> {
  await writeCalendar(manager, rental, world);
  await writeReturn(manager, rental, world);
  await writeAudit(manager, rental, world);
}

async function writeCalendar(
  manager: EntityManager,
  { story, request, machine }: Rental,
  { now }: DemoWorld,
) {
  if (story.approved === undefined || story.cancelled) return;
  const taken = { machine_id: machine.id, rental_request_id: request.id };
  // Called off, its days stay taken until it is fetched.
  const last = addDays(request.start_date, (story.calledOff?.agreed ?? story.days) - 1);
  const rented = eachDay(request.start_date, last);
  const after = eachDay(addDays(last, 1), addDays(last, machine.turnaround_days));
  const rows = [
    ...rented.map((day) => ({ ...taken, day, reason: 'rental' as const })),
    ...after.map((day) => ({ ...taken, day, reason: 'turnaround' as const })),
  ];
  await insertRows(manager, MachineDay, rows, request.approved_at ?? now);
  await updateTakenUntil(manager, machine.id, addDays(last, machine.turnaround_days));
}

async function writeReturn(manager: EntityManager, { story, request, machine }: Rental, { now }: DemoWorld) {
  const { returned } = story;
  if (!returned) return;
  const { damage, accepted, contested } = returned;
  const row = {
    rental_request_id: request.id,
    returned_at: daysBefore(now, returned.days + 0.1),
    hours: machine.hours === null ? null : machine.hours + returned.hoursUsed,
    fuel_level: returned.fuel,
    condition: damage === undefined ? ('good' as const) : ('damaged' as const),
    details: returned.details,
    checklist: returned.faults ? await marksOf(manager, machine, returned.faults) : null,
    photo_ids: [],
    photo_sides: null,
    damage_amount: damage === undefined ? null : toMinor(damage, CURRENCY),
    changed_at: null,
    accepted_at: accepted === undefined ? null : daysBefore(now, accepted),
    contested_at: contested ? daysBefore(now, contested.days) : null,
    contest_reason: contested?.reason ?? null,
    contest_photo_ids: null,
  };
  await insertRow(manager, MachineReturn, row, daysBefore(now, returned.days));
}

async function writeAudit(manager: EntityManager, { story, request }: Rental, { people, now }: DemoWorld) {
  const { user_id: renter, owner_id: owner } = request;
  const { approved, declined, cancelled, handedOver, returned, closed, extended, down, calledOff } = story;
  const [offering, accepting] = extended?.by === 'owner' ? [owner, renter] : [renter, owner];
  const canceller = cancelled && { renter, owner, ada: people.ada }[cancelled.by];
  const steps: [action: string, userId: number | null | undefined, days: number | undefined][] = [
    ['create', renter, story.asked],
    ['approve', owner, approved],
    ['decline', owner, declined],
    ['handover', owner, handedOver?.days],
    ['offer_change', offering, extended?.days],
    ['accept_change', accepting, extended?.accepted],
    ['report_breakdown', renter, down?.days],
    ['call_off', renter, calledOff?.days],
    ['cancel', canceller, cancelled?.days],
    ['machine_return', owner, returned?.days],
    ['accept', renter, returned?.accepted],
    ['contest', renter, returned?.contested?.days],
    ['close', null, closed],
  ];
  const rows = steps.flatMap(([action, userId, days]) =>
    days === undefined
      ? []
      : {
          user_id: userId ?? null,
          action,
          record_type: 'rental_request',
          record_id: request.id,
          data: {},
          ip_address: null,
          request_id: null,
          created_at: daysBefore(now, days),
        },
  );
  await insertRows(manager, AuditEvent, rows, now);
}

/** The thread. Everything but what is marked unread was seen by the other party. */
export async function writeConversation(
  manager: EntityManager,
  rental: Rental,
  world: DemoWorld,
): Promise<void> {
  const { story, request } = rental;
  const people = { renter: request.user_id, owner: request.owner_id, ada: world.people.ada };
  for (const { by, days, text, unread } of story.messages) {
    const at = daysBefore(world.now, days);
    const message = {
      user_id: people[by],
      messageable_id: request.id,
      messageable_type: 'rental_request' as const,
      content: text,
      photo_ids: null,
    };
    const id = await insertRow(manager, Message, message, at);
    const readers = unread ? [] : [people.renter, people.owner].filter((reader) => reader !== people[by]);
    const views = readers.map((user_id) => ({ message_id: id, user_id }));
    await insertRows(manager, MessageView, views, daysBefore(world.now, days * 0.95));
  }
}
