import type { FleetSpan, MachineRecord } from '@yard/contracts';
import { lateRenter } from '@yard/contracts/fleet';
import { addDays, type CalendarDate, daysCovered, formatDate } from '@yard/dates';
import { countWords } from '../machines/machine-words';

export const STATES = { late: 'Late', out: 'Out', free: 'Free', blocked: 'Blocked', draft: 'Draft' } as const;
export type StateName = keyof typeof STATES;

export interface MachineNow {
  name: StateName;
  words: string;
  next: FleetSpan | undefined;
  /** "Needed tomorrow": a late machine's next rental is about to begin. */
  needed?: string | null;
}

/** How a machine is used today. @param spans  of its days, today’s among them; a machine listed just now may have none yet */
export function machineNow(
  { published_at }: Pick<MachineRecord, 'published_at'>,
  spans: readonly FleetSpan[] | undefined,
  today: CalendarDate,
): MachineNow {
  const isToday = ({ from, to }: FleetSpan) => from <= today && today <= to;
  const taken = spans?.filter(({ reason }) => reason !== 'request') ?? [];
  const rentals = taken.filter(({ reason }) => reason === 'rental');
  const next = rentals.find(({ from }) => from > today);
  const late = rentals.find((span) => lateRenter(span) !== null && isToday(span));
  const out = rentals.find((span) => span !== late && isToday(span));
  if (late) {
    const needed = out ? 'Needed today' : next?.from === addDays(today, 1) ? 'Needed tomorrow' : null;
    return { name: 'late', words: `${countWords(daysCovered(late.from, today), 'day')} late`, next, needed };
  }
  if (out) return { name: 'out', words: out.to === today ? 'Due back' : `Out until ${day(out)}`, next };
  if (published_at === null) return { name: 'draft', words: STATES.draft, next };
  const blocked = taken.find(isToday);
  if (blocked) return { name: 'blocked', words: `Blocked until ${day(blocked)}`, next };
  return { name: 'free', words: STATES.free, next };
}

const day = ({ to }: FleetSpan) => formatDate(to, 'short');
