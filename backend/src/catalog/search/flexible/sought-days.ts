import { ValidationFailed } from '@laravel-wire/nest';
import { firstOfFlexible, type FlexibleDays, flexibleRefused } from '@yard/contracts/days';
import { addDays, todayIn } from '@yard/dates';
import { later, type Span } from '../../calendar/calendar-spans';
import type { MachineList } from '../machine-index';

/** The zone in which a day begins last: a day that is over there is over everywhere. */
const LAST_ZONE = 'Etc/GMT+12';

type Dates = Pick<MachineList, 'from' | 'to' | 'flexible_days'>;

/** The list's window, where it asks for any days of one. */
export function flexibleOf({ from, to, flexible_days }: Dates): FlexibleDays | null {
  return from && to && flexible_days ? { from, to, flexible_days } : null;
}

/** @throws ValidationFailed for a window that is too long, or shorter than the days */
export function mustFitWindow(list: Dates, named = (field: string) => field): void {
  const flexible = flexibleOf(list);
  const refused = Object.entries((flexible && flexibleRefused(flexible)) ?? {});
  if (refused.length > 0)
    throw new ValidationFailed(Object.fromEntries(refused.map(([field, text]) => [named(field), [text]])));
}

/** The list without those days of its window that are over. */
export function fromToday(list: MachineList, now: Date): MachineList {
  const flexible = flexibleOf(list);
  return flexible ? { ...list, from: later(flexible.from, todayIn(LAST_ZONE, now)) } : list;
}

/** The days that a rental would have, as far as they are known: of a window its first ones. Null without days. */
export function soughtDays(list: Dates): Span | null {
  const flexible = flexibleOf(list);
  if (flexible) return firstOfFlexible(flexible);
  return list.from && list.to ? { from: list.from, to: list.to } : null;
}

/** The days after which others come close: the wanted ones, of a window the first that begin too late for it. */
export function missedDays(list: Dates): Span | null {
  const flexible = flexibleOf(list);
  if (!flexible) return soughtDays(list);
  return { from: addDays(flexible.to, 2 - flexible.flexible_days), to: addDays(flexible.to, 1) };
}
