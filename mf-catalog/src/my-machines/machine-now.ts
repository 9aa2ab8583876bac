import type { FleetSpan, MachineRecord } from '@yard/contracts';
import { type CalendarDate, formatDate } from '@yard/dates';

export const STATES = { out: 'Out', free: 'Free', blocked: 'Blocked', draft: 'Draft' } as const;
export type StateName = keyof typeof STATES;

export interface MachineNow {
  name: StateName;
  words: string;
  next: FleetSpan | undefined;
}

/** How a machine is used today. @param spans  of its days, today’s among them; a machine listed just now may have none yet */
export function machineNow(
  { published_at }: Pick<MachineRecord, 'published_at'>,
  spans: readonly FleetSpan[] | undefined,
  today: CalendarDate,
): MachineNow {
  const isToday = ({ from, to }: FleetSpan) => from <= today && today <= to;
  const taken = spans?.filter(({ reason }) => reason !== 'request') ?? [];
  const next = taken.find(({ reason, from }) => reason === 'rental' && from > today);
  const out = taken.find((span) => span.reason === 'rental' && isToday(span));
  if (out) return { name: 'out', words: out.to === today ? 'Due back' : `Out until ${day(out)}`, next };
  if (published_at === null) return { name: 'draft', words: STATES.draft, next };
  const blocked = taken.find(isToday);
  if (blocked) return { name: 'blocked', words: `Blocked until ${day(blocked)}`, next };
  return { name: 'free', words: STATES.free, next };
}

const day = ({ to }: FleetSpan) => formatDate(to, 'short');
