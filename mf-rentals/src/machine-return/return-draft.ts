import type { MachineReturnRecord } from '@yard/contracts';
import { instantOf, todayIn } from '@yard/dates';
import { type ConditionDraft, conditionDraft, conditionInput } from '../condition/condition-draft';

/** A return while it is written; day and time are those of the machine's place. */
export interface ReturnDraft extends ConditionDraft {
  day: string;
  time: string;
  /** Sent in place of day and time. A field of the draft so that its error is shown under them. */
  returned_at: null;
  condition: string;
  damage_amount: number | null;
}

export function returnDraft(zone: string, now: Date, recorded: MachineReturnRecord | null): ReturnDraft {
  const at = recorded ? new Date(recorded.returned_at) : now;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return {
    ...conditionDraft(recorded),
    returned_at: null,
    day: todayIn(zone, at),
    time: time.format(at),
    condition: recorded?.condition ?? '',
    damage_amount: recorded?.damage_amount ?? null,
  };
}

export function returnInput(draft: ReturnDraft, zone: string) {
  const { day, time, condition } = draft;
  return {
    ...conditionInput(draft),
    condition,
    // An amount typed before the condition was changed back is not meant.
    damage_amount: condition === 'damaged' ? draft.damage_amount : null,
    returned_at: instantOf(day, time, zone).toISOString(),
  };
}
