import type { ChecklistMark } from '@yard/contracts';
import { addDays, eachDay } from '@yard/dates';
import { AuditEvent } from '../../src/audit/audit-event.entity';
import { MachineDay } from '../../src/catalog/calendar/machine-day.entity';
import { MachineType } from '../../src/catalog/machine-types/machine-type.entity';
import { updateTakenUntil } from '../../src/catalog/search/index/update-index';
import { Handover } from '../../src/rentals/records/handover.entity';
import { MachineReturn } from '../../src/rentals/records/machine-return.entity';
import { User } from '../../src/users/user.entity';
import { daysBefore, type DemoWorld, write } from './demo-data';
import type { Faults, Rental } from './demo-story';

/** Events of a request after it was made: hand-over, taken days, return, and the record of each step. */
export async function writeLife(world: DemoWorld, rental: Rental): Promise<void> {
  await writeHandover(world, rental);
  await writeCalendar(world, rental);
  await writeReturn(world, rental);
  await writeAudit(world, rental);
}

async function writeHandover(world: DemoWorld, { story, request, machine }: Rental): Promise<void> {
  if (!story.handover) return;
  const { faults = {}, signed_by, ...handover } = story.handover;
  const { owner_id, user_id: renter_id } = request;
  const { created_at: at, fuel_level } = handover;
  const hours = machine.hours ?? 0;
  const nameOf = async (id: number) => (await world.manager.findOneByOrFail(User, { id })).name;
  const [byOwner, byRenter] = (['owner', 'renter'] as const).map((side) => signed_by.includes(side));
  const row = {
    ...handover,
    rental_request_id: request.id,
    user_id: owner_id,
    hours,
    checklist: await marksOf(world, machine.machine_type_id, faults),
    photos: [],
    readings: [{ user_id: owner_id, hours, fuel_level, at: at.toISOString() }],
    written_at: at,
    signed_by_owner_at: byOwner ? at : null,
    signed_by_owner_name: byOwner ? await nameOf(owner_id) : null,
    signed_by_renter_at: byRenter ? at : null,
    signed_by_renter_name: byRenter ? await nameOf(renter_id) : null,
  };
  await write(world.manager, Handover, row, at);
}

/** Every point of the machine's type, in order but for its faults. */
async function marksOf({ manager }: DemoWorld, type: number, faults: Faults): Promise<ChecklistMark[]> {
  const { checklist } = await manager.findOneByOrFail(MachineType, { id: type });
  return (checklist ?? []).map(({ key }) => ({ key, ok: !(key in faults), note: faults[key] ?? null }));
}

async function writeCalendar({ manager }: DemoWorld, { story, request, machine }: Rental): Promise<void> {
  const { approved_at } = request;
  if (!approved_at || story.cancellation) return;
  // Called off, its days stay taken until it is fetched.
  const last = addDays(request.start_date, (story.called_off?.days ?? story.days) - 1);
  const free = addDays(last, machine.turnaround_days);
  for (const day of eachDay(request.start_date, free)) {
    const reason = day <= last ? ('rental' as const) : ('turnaround' as const);
    const row = { machine_id: machine.id, rental_request_id: request.id, day, reason };
    await write(manager, MachineDay, row, approved_at);
  }
  await updateTakenUntil(manager, machine.id, free);
}

async function writeReturn(world: DemoWorld, { story, request, machine }: Rental): Promise<void> {
  if (!story.machine_return) return;
  const { hours_used, faults, ...stated } = story.machine_return;
  const row = {
    ...stated,
    rental_request_id: request.id,
    returned_at: daysBefore(stated.created_at, 0.1),
    hours: machine.hours === null ? null : machine.hours + hours_used,
    condition: stated.damage_amount === undefined ? ('good' as const) : ('damaged' as const),
    checklist: faults ? await marksOf(world, machine.machine_type_id, faults) : null,
    photo_ids: [],
  };
  await write(world.manager, MachineReturn, row, stated.created_at);
}

async function writeAudit({ manager, now }: DemoWorld, { story, request }: Rental): Promise<void> {
  const { user_id: renter, owner_id: owner } = request;
  const { change, cancellation, machine_return: back } = story;
  const steps: [action: string, user_id: number | null | undefined, created_at: Date | null | undefined][] = [
    ['create', renter, story.created_at],
    ['approve', owner, story.approved_at],
    ['decline', owner, story.declined_at],
    ['handover', owner, story.handover?.created_at],
    ['offer_change', change?.user_id, change?.answered_at && change.created_at],
    ['accept_change', change?.user_id === owner ? renter : owner, change?.answered_at],
    ['report_breakdown', renter, story.breakdown?.since],
    ['call_off', renter, story.called_off?.at],
    ['cancel', cancellation?.user_id, cancellation?.created_at],
    ['machine_return', owner, back?.created_at],
    ['accept', renter, back?.accepted_at],
    ['contest', renter, back?.contested_at],
    ['close', null, story.closed_at],
  ];
  const record = { record_type: 'rental_request', record_id: request.id, data: {} };
  for (const [action, user_id, created_at] of steps)
    if (created_at)
      await write(manager, AuditEvent, { ...record, action, user_id: user_id ?? null, created_at }, now);
}
