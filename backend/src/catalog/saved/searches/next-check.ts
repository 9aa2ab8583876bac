import { addDays, instantOf, todayIn } from '@yard/dates';

/** The time mails about new machines are sent, in APP_TIMEZONE. */
const MORNING = '07:00';

export function nextMorning(zone: string, now: Date): Date {
  const today = todayIn(zone, now);
  const morning = instantOf(today, MORNING, zone);
  return morning > now ? morning : instantOf(addDays(today, 1), MORNING, zone);
}
