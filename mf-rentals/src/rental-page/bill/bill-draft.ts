import type { BillInput, ChecklistMark, RentalRequestRecord } from '@yard/contracts';
import { fuelAmount, hoursCovered, readingsToBill, zoneOf } from '@yard/contracts';
import { hoursUsed } from '@yard/contracts/bill-price';
import { todayIn } from '@yard/dates';

/** The owner's claims while they are written, in major units. */
export interface BillDraft {
  fuel_amount: number | null;
  cleaning_amount: number | null;
  damage_amount: number | null;
  details: string;
}

/** Starts with the missing fuel and the return's damage; cleaning is empty, as nobody has reported dirt. */
export function billDraft(request: RentalRequestRecord): BillDraft {
  const { machine, machine_return: back } = request;
  const missing = (readOut(request)?.fuel_level ?? 100) - (back?.fuel_level ?? 100);
  const fuel = fuelAmount(machine.tank_amount ?? 0, missing);
  return {
    fuel_amount: fuel > 0 ? fuel : null,
    cleaning_amount: null,
    damage_amount: back?.damage_amount ?? null,
    details: '',
  };
}

export function billInput({ details, ...amounts }: BillDraft, photo_ids: number[]): BillInput {
  return { ...amounts, details: details.trim() || null, photo_ids };
}

interface NotedReturn {
  hours: number | null;
  fuel_level: number | null;
  condition: string;
  returned_at: string;
  checklist: readonly ChecklistMark[];
}

/** True when a return may cost more than the rent: then a bill is offered with it. */
export function mayHaveBill(request: RentalRequestRecord, back: NotedReturn): boolean {
  const { machine, end_date, breakdowns } = request;
  const isLate = todayIn(zoneOf(machine), new Date(back.returned_at)) > end_date && !request.call_off;
  const isFuelMissing =
    machine.tank_amount !== null && (back.fuel_level ?? 100) < (readOut(request)?.fuel_level ?? 100);
  return (
    isLate ||
    isFuelMissing ||
    isBeyondHours(request, back) ||
    back.checklist.some(({ ok }) => !ok) ||
    back.condition === 'damaged' ||
    breakdowns.length > 0
  );
}

/** Late days cover hours of their own, which the bill then counts. */
function isBeyondHours(request: RentalRequestRecord, { hours }: NotedReturn): boolean {
  const used = hoursUsed({ hoursOut: readOut(request)?.hours ?? null, hoursIn: hours });
  return used !== null && used > hoursCovered(request.lines);
}

/** The hand-over's readings that the bill starts from. */
export const readOut = ({ handover, machine, changes }: RentalRequestRecord) =>
  handover && readingsToBill(handover, machine.user_id, changes);
