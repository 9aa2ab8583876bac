import { daysWords, type MachineRecord, tooShort } from '@yard/contracts';
import { daysCovered } from '@yard/dates';
import { type DayRange, Hint } from '@yard/ui';

type Searched = { machine: MachineRecord; days: DayRange };

export const areTooFewFor = ({ machine, days: { from, to } }: Searched): boolean =>
  from !== '' && tooShort({ start_date: from, end_date: to }, machine) !== null;

/** Replaces a price where the days of the search are too few for the machine. */
export function TooFewDays({ machine, days: { from, to } }: Searched) {
  return (
    <Hint as="span">
      Minimum {daysWords(machine.minimum_days)}. You chose {daysWords(daysCovered(from, to))}.
    </Hint>
  );
}
