import { machineType, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { type DaySpan, nearestSpans } from '@yard/contracts/days';
import { isFirstTry, useRecord } from '@yard/data';
import { addDays, todayIn } from '@yard/dates';
import { Button } from '@yard/ui';
import { useAvailability } from '../../request-wizard/use-availability';
import { spanWords } from '../../words/time-words';

export interface OtherDaysProps {
  request: RentalRequestRecord;
  /** Opens the change of the request, on these days if some are chosen. */
  onChange: (days: DaySpan | null) => void;
}

const OFFERED = 3;
/** Other days are offered up to this many days from the requested ones, as in the server's refusal. */
const REACH_DAYS = 183;

/** The ways out for a request whose days are taken: the nearest free ones, or any others. */
export function OtherDays({ request, onChange }: OtherDaysProps) {
  const { spans } = useFreeSpans(request);
  return (
    <>
      {spans.map((span, index) => (
        <Button
          key={span.from}
          kind={index === 0 ? 'primary' : 'secondary'}
          icon="calendar"
          onPress={() => onChange(span)}
        >
          {spanWords({ start_date: span.from, end_date: span.to })}
        </Button>
      ))}
      <Button icon="edit" onPress={() => onChange(null)}>
        Choose other days
      </Button>
    </>
  );
}

/** The free days nearest to those that were requested; undefined fetches nothing. */
export function useFreeSpans(request: RentalRequestRecord | undefined) {
  const machine = useRecord(machineType, request?.machine_id ?? null);
  const today = todayIn(zoneOf(request?.machine), new Date());
  const { until, taken, isKnown, isLoading } = useAvailability(request?.machine_id ?? null, today);
  if (!request || !machine.data || !isKnown)
    return { spans: [], isLoading: isLoading || isFirstTry(machine) };
  const { turnaround_days } = machine.data;
  const spans = nearestSpans(taken, {
    wanted: { from: request.start_date, to: request.end_date },
    earliest: today,
    turnaroundDays: turnaround_days,
    count: OFFERED,
    reachDays: REACH_DAYS,
  }).filter(({ to }) => addDays(to, turnaround_days) <= until);
  return { spans, isLoading: false };
}
