import { todayIn } from '@yard/dates';

/** A return while it is written; day and time are those of the machine's place. */
export interface ReturnDraft {
  day: string;
  time: string;
  /** Sent in place of day and time; here so that its refusal stands under them. */
  returned_at: null;
  hours: number | null;
  fuel_level: number | null;
  condition: string;
  details: string;
  damage_amount: number | null;
}

/** A return that happens now. */
export function emptyReturn(zone: string, now: Date): ReturnDraft {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return {
    returned_at: null,
    day: todayIn(zone, now),
    time: time.format(now),
    hours: null,
    fuel_level: null,
    condition: '',
    details: '',
    damage_amount: null,
  };
}
