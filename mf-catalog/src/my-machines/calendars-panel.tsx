import type { MachineCalendarRecord, MachineRecord } from '@yard/contracts';
import { CALENDARS_MAX, machineCalendarType, machineType } from '@yard/contracts';
import { useAlertedCall, useLiveRecords, useNestedRecords } from '@yard/data';
import {
  Box,
  Button,
  DateText,
  Hint,
  Icon,
  LoadFailed,
  Panel,
  Row,
  Sheet,
  SkeletonText,
  useModals,
} from '@yard/ui';
import { useMemo, useState } from 'react';
import { CalendarForm } from './calendar-form';
import { PartRow } from './part-row';
import { useMachineParts } from './use-machine-parts';

const PATH_SHOWN = 28;

export function CalendarsPanel({ machine }: { machine: MachineRecord }) {
  const [isAdding, setAdding] = useState(false);
  const calendars = useNestedRecords(machineType, machine.id, machineCalendarType);
  useFollowed(machine.id);
  const all = calendars.data?.data;
  return (
    <Panel
      title="Other calendars"
      aside={
        all &&
        all.length < CALENDARS_MAX && (
          <Button small icon="plus" onPress={() => setAdding(true)}>
            Add
          </Button>
        )
      }
    >
      {all && <Calendars machineId={machine.id} calendars={all} />}
      {!all && calendars.isError && <LoadFailed title="We couldn’t load your calendars" answer={calendars} />}
      {!all && !calendars.isError && <SkeletonText lines={2} />}
      <Sheet title="Add a calendar" isOpen={isAdding} onClose={() => setAdding(false)}>
        <CalendarForm machineId={machine.id} onDone={() => setAdding(false)} />
      </Sheet>
    </Panel>
  );
}

type CalendarsProps = { machineId: number; calendars: readonly MachineCalendarRecord[] };

function Calendars({ machineId, calendars }: CalendarsProps) {
  const remove = useRemoveCalendar(machineId);
  if (calendars.length === 0) {
    return <Hint>Add a calendar from another app or site, and its busy days are blocked here, too.</Hint>;
  }
  return (
    <Box as="ul" bare divided>
      {calendars.map((calendar) => (
        <PartRow key={calendar.id} title={nameOf(calendar)} onDelete={() => void remove(calendar)}>
          <Reading calendar={calendar} />
        </PartRow>
      ))}
    </Box>
  );
}

/** Enough to tell several of one host apart, and less than the whole secret. */
function nameOf({ url }: Pick<MachineCalendarRecord, 'url'>): string {
  const { host, pathname } = new URL(url);
  return pathname.length > PATH_SHOWN ? `${host}${pathname.slice(0, PATH_SHOWN)}…` : `${host}${pathname}`;
}

function Reading({ calendar: { last_read_at, last_error } }: { calendar: MachineCalendarRecord }) {
  const read = last_read_at ? (
    <>
      Last read <DateText value={last_read_at} />.
    </>
  ) : (
    'Not read yet.'
  );
  if (last_error === null) return read;
  return (
    <>
      <Row as="span" gap={2} align="center" weight={600} tone="bad">
        <Icon name="warning" size={16} /> {last_error}
      </Row>
      {read} {last_read_at && 'Days it blocked before stay blocked.'}
    </>
  );
}

/** The server reads calendars by itself, and says that the machine is another one by then. */
function useFollowed(machineId: number): void {
  const { refresh } = useMachineParts(machineId, machineCalendarType);
  const also = useMemo(
    () => ({ saved: ({ id }: MachineRecord) => id === machineId && refresh() }),
    [machineId, refresh],
  );
  useLiveRecords(machineType, also);
}

function useRemoveCalendar(machineId: number) {
  const parts = useMachineParts(machineId, machineCalendarType);
  const { confirm } = useModals();
  const call = useAlertedCall();
  return async ({ id, url }: MachineCalendarRecord) => {
    const sure = await confirm({
      title: 'Remove this calendar?',
      message: `${nameOf({ url })} won’t be read anymore. The days it blocks can be rented again.`,
      confirmText: 'Remove calendar',
    });
    if (sure) await call(parts.destroy(id));
  };
}
