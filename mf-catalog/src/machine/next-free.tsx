import type { MachineRecord, TakenSpan } from '@yard/contracts';
import { inTheWay, nearestSpans } from '@yard/contracts/days';
import { addDays, formatDays } from '@yard/dates';
import { Button, ButtonGroup, LinkButton, Row } from '@yard/ui';
import type { RentalChoice } from './rental-choice';
import { CALENDAR_DAYS } from './use-availability';

type NextFreeProps = {
  machine: MachineRecord;
  today: string;
  taken: readonly TakenSpan[];
  choice: RentalChoice;
  change: (changes: Partial<RentalChoice>) => void;
};

const OFFERED = 3;

export function NextFree({ machine, today, taken, choice, change }: NextFreeProps) {
  const wanted = { from: choice.from, to: choice.to };
  if (!inTheWay(wanted, { taken, turnaround_days: machine.turnaround_days })) return null;
  const known = addDays(today, CALENDAR_DAYS - machine.turnaround_days);
  const spans = nearestSpans(taken, {
    wanted,
    earliest: today,
    turnaroundDays: machine.turnaround_days,
    count: OFFERED,
    reachDays: CALENDAR_DAYS,
  }).filter(({ to }) => to <= known);
  const { at, address } = choice;
  const place = choice.place || choice.postal_code;
  const query = Object.entries({ type: String(machine.machine_type_id), ...wanted, at, place, address });
  const search = new URLSearchParams(query.filter(([, value]) => value !== ''));
  return (
    <Row gap={2} across={4} align="center" wrap size={14}>
      {spans.length > 0 && <p>Next free dates:</p>}
      <ButtonGroup>
        {spans.map((span) => (
          <Button key={span.from} small icon="calendar" onPress={() => change(span)}>
            {formatDays(span.from, span.to, 'short')}
          </Button>
        ))}
        <LinkButton small to={`/search?${search}`} icon="search">
          Similar machines free on your dates
        </LinkButton>
      </ButtonGroup>
    </Row>
  );
}
