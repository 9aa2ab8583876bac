import type { FleetMachineRecord } from '@yard/contracts';
import { fleetType } from '@yard/contracts/fleet';
import { useRecordCache, useRecords } from '@yard/data';
import { addDays, eachDay, formatDays, formatMonth, readerZone, todayIn } from '@yard/dates';
import {
  Box,
  Button,
  ButtonGroup,
  cx,
  LoadFailed,
  Page,
  PageHeader,
  pageOf,
  Pagination,
  Row,
  Sheet,
  SkeletonTable,
  Stack,
  Text,
} from '@yard/ui';
import { type CSSProperties, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoMachines } from '../machines/no-machines';
import { readId } from '../machines/machine-words';
import { BlackoutForm } from '../my-machines/blackout-form';
import { FleetRow } from './fleet-row';
import { type Days, useDayCount } from './shown-days';
import { useFreshFleet } from './use-fresh-fleet';
import styles from './fleet.module.css';

const PER_PAGE = 25;

export default function FleetPage() {
  const count = useDayCount();
  const today = todayIn(readerZone(), new Date());
  const [from, setFrom] = useState(today);
  const [params, setParams] = useSearchParams();
  const page = readId(params.get('page')) ?? 1;
  const fleet = useRecords(fleetType, { from, days: count, page, per_page: PER_PAGE });
  useFreshFleet();
  return (
    <Page>
      <Stack gap={5}>
        <PageHeader
          title="Fleet calendar"
          back={{ to: '/my-machines', label: 'My machines' }}
          lead="See who has which machine, and when. Drag across free days to block them."
        />
        <FleetSteps from={from} count={count} today={today} onFrom={setFrom} />
        {fleet.isError ? (
          <LoadFailed title="We couldn’t load your calendar" answer={fleet} />
        ) : (
          <Machines machines={fleet.data?.data} shown={{ from, count, today }} />
        )}
        <Pagination
          {...pageOf(fleet.data)}
          noun="machines"
          onPage={(next) => setParams({ page: String(next) })}
        />
      </Stack>
    </Page>
  );
}

type MachinesProps = {
  machines: readonly FleetMachineRecord[] | undefined;
  shown: { from: string; count: number; today: string };
};

function Machines({ machines, shown }: MachinesProps) {
  const cache = useRecordCache(fleetType);
  const [blocked, setBlocked] = useState<{ machine: FleetMachineRecord; days: Days | null } | null>(null);
  if (machines === undefined) return <SkeletonTable rows={5} columns={2} />;
  if (machines.length === 0)
    return <NoMachines icon="calendar">The days of your machines show up here.</NoMachines>;
  const done = () => {
    setBlocked(null);
    cache.refresh();
  };
  return (
    <>
      <Box framed divided style={{ '--days': shown.count } as CSSProperties}>
        <FleetDays {...shown} />
        <Box as="ul" bare divided>
          {machines.map((machine) => (
            <FleetRow
              key={machine.id}
              machine={machine}
              shown={shown}
              onKeepBack={(days) => setBlocked({ machine, days })}
            />
          ))}
        </Box>
      </Box>
      <FleetLegend />
      {blocked && (
        <Sheet title={`Block days: ${blocked.machine.subject}`} isOpen onClose={() => setBlocked(null)}>
          <BlackoutForm
            machine={blocked.machine}
            blackout={null}
            days={blocked.days ?? undefined}
            onDone={done}
          />
        </Sheet>
      )}
    </>
  );
}

function FleetDays({ from, count, today }: { from: string; count: number; today: string }) {
  const days = eachDay(from, addDays(from, count - 1));
  return (
    <div className={styles.days} aria-hidden>
      {days.map((day, index) => (
        <Stack
          as="span"
          key={day}
          align="center"
          justify="end"
          soft={isWeekend(day)}
          className={day === today ? styles.today : undefined}
        >
          {(day.endsWith('-01') || (index === 0 && !days[1]?.endsWith('-01'))) && (
            <Text as="span" weight={650}>
              {formatMonth(day).slice(0, 3)}
            </Text>
          )}
          {Number(day.slice(8))}
        </Stack>
      ))}
    </div>
  );
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

type FleetStepsProps = { from: string; count: number; today: string; onFrom: (day: string) => void };

function FleetSteps({ from, count, today, onFrom }: FleetStepsProps) {
  return (
    <Row gap={3} align="center" justify="between" wrap>
      <Text role="status" size={18} weight={650}>
        {formatDays(from, addDays(from, count - 1), 'short')}
      </Text>
      <ButtonGroup>
        <Button small icon="chevron-left" onPress={() => onFrom(addDays(from, -count))}>
          Earlier
        </Button>
        <Button small disabled={from === today} onPress={() => onFrom(today)}>
          Today
        </Button>
        <Button small iconEnd="chevron-right" onPress={() => onFrom(addDays(from, count))}>
          Later
        </Button>
      </ButtonGroup>
    </Row>
  );
}

function FleetLegend() {
  const reasons = [
    ['rental', 'Rented'],
    ['late', 'Late'],
    ['request', 'Requested: waiting for your answer'],
    ['turnaround', 'Turnaround'],
    ['blackout', 'Blocked'],
  ] as const;
  return (
    <Row as="ul" gap={2} across={4} wrap size={14} soft bare aria-label="What the colors mean">
      {reasons.map(([reason, words]) => (
        <Row as="li" key={reason} gap={2} align="center">
          <span className={cx(styles.sample, styles[reason])} data-drawn />
          {words}
        </Row>
      ))}
    </Row>
  );
}
