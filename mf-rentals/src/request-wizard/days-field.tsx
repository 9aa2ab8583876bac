import { tooLong, zoneOf } from '@yard/contracts';
import { longerOffer, type LongerOffer, outcomeWords, ratesOf, whyNotOn } from '@yard/contracts/days';
import { todayIn } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { Button, DateRangePicker, type DayRange } from '@yard/ui';
import { useAvailability } from './use-availability';
import type { WhenWhereStepProps } from './when-where';

/** The first and the last day, and whether more of them cost no more. */
export function DaysField({ machine, request: { form, changeTerms } }: WhenWhereStepProps) {
  const { currency } = useSettings();
  const today = todayIn(zoneOf(machine), new Date());
  const { until, taken } = useAvailability(machine.id, today);
  const { values } = form;
  const days = { from: values.start_date ?? '', to: values.end_date ?? '' };
  const change = ({ from, to }: DayRange) => changeTerms({ start_date: from || null, end_date: to || null });
  const offered = { ...machine, taken };
  const rates = ratesOf(machine, currency);
  const isGone = form.part('machine_id').error !== undefined;
  const error = form.part('start_date').error ?? form.part('end_date').error ?? (isGone ? GONE : undefined);
  const isWhole = days.from !== '' && days.to !== '' && !error;
  const offer = isWhole ? longerOffer(days, offered, currency) : null;
  return (
    <>
      <DateRangePicker
        label="First and last day"
        name="start_date"
        value={days}
        onChange={change}
        min={today}
        max={until}
        whyNot={(day, first) => whyNotOn(day, first, offered)}
        outcome={(span) => outcomeWords(span, rates, currency)}
        hint={hintOf(machine)}
        refuse={({ from, to }) => tooLong({ start_date: from, end_date: to })}
        legend="Crossed-out days are taken."
        error={error}
        required
      />
      {offer && <Longer {...offer} onTake={(to) => change({ from: days.from, to })} />}
    </>
  );
}

const hintOf = ({ minimum_days }: WhenWhereStepProps['machine']) =>
  minimum_days > 1 ? `At least ${minimum_days} days. Both days count.` : 'Both days count.';

const GONE = 'This machine isn’t listed anymore. Find another one.';

function Longer({ words, last, onTake }: LongerOffer & { onTake: (last: string) => void }) {
  return (
    <p>
      <Button small wide icon="calendar" onPress={() => onTake(last)}>
        {words}
      </Button>
    </p>
  );
}
