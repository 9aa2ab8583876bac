import { type MachineRecord, machineType, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { type DaySpan, nearestSpans } from '@yard/contracts/days';
import { useRecord } from '@yard/data';
import { addDays, todayIn } from '@yard/dates';
import { Button, LinkButton } from '@yard/ui';
import { useAvailability } from '../../request/use-availability';
import { anotherMachinePath } from '../../words/another-machine';
import { spanWords } from '../../words/time-words';

export interface OtherDaysProps {
  request: RentalRequestRecord;
  /** Opens the change of the request, on these days if some are chosen. */
  onChange: (days: DaySpan | null) => void;
}

const OFFERED = 3;
/** How far from the days that were asked for others are offered, as by the server's refusal. */
const REACH_DAYS = 183;

/** The ways out for a request whose days are taken: the nearest free ones, any others, another machine. */
export function OtherDays({ request, onChange }: OtherDaysProps) {
  const { data: machine } = useRecord(machineType, request.machine_id);
  return (
    <>
      {machine && <FreeSpans request={request} machine={machine} onChange={onChange} />}
      <Button icon="edit" onPress={() => onChange(null)}>
        Choose other days
      </Button>
      <LinkButton to={anotherMachinePath(request)} icon="search">
        Find another for these days
      </LinkButton>
    </>
  );
}

function FreeSpans({ request, machine, onChange }: OtherDaysProps & { machine: MachineRecord }) {
  const today = todayIn(zoneOf(machine), new Date());
  const { until, taken, isKnown } = useAvailability(machine.id, today);
  if (!isKnown) return null;
  const spans = nearestSpans(taken, {
    wanted: { from: request.start_date, to: request.end_date },
    earliest: today,
    turnaroundDays: machine.turnaround_days,
    count: OFFERED,
    reachDays: REACH_DAYS,
  }).filter(({ to }) => addDays(to, machine.turnaround_days) <= until);
  return spans.map((span, index) => (
    <Button
      key={span.from}
      kind={index === 0 ? 'primary' : 'secondary'}
      icon="calendar"
      onPress={() => onChange(span)}
    >
      {spanWords({ start_date: span.from, end_date: span.to })}
    </Button>
  ));
}
