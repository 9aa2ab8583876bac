import { type BlackoutRecord, blackoutType, type MachineRecord, machineType } from '@yard/contracts';
import { useWholeNestedList } from '@yard/data/whole-lists';
import { formatDays } from '@yard/dates';
import { Box, Button, Hint, Panel, Row, Sheet, SkeletonText, Stack } from '@yard/ui';
import { useState } from 'react';
import { BlackoutForm } from './blackout-form';
import { PartRow } from './part-row';
import { useFreeBlackout } from './use-free-blackout';

export function BlackoutsPanel({ machine }: { machine: MachineRecord }) {
  const [edited, setEdited] = useState<BlackoutRecord | 'new' | null>(null);
  return (
    <Panel
      title="Blocked days"
      aside={
        <Button small icon="plus" onPress={() => setEdited('new')}>
          Add
        </Button>
      }
    >
      <Blackouts machineId={machine.id} onEdit={setEdited} />
      <Sheet
        title={edited === 'new' ? 'Block days' : 'Change days'}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      >
        <BlackoutForm
          machine={machine}
          blackout={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      </Sheet>
    </Panel>
  );
}

function Blackouts({ machineId, onEdit }: { machineId: number; onEdit: (blackout: BlackoutRecord) => void }) {
  const blackouts = useWholeNestedList(machineType, machineId, blackoutType);
  const free = useFreeBlackout(machineId);
  if (blackouts.isError) {
    return (
      <Stack gap={4}>
        <p>We couldn’t load the blocked days.</p>
        <Row>
          <Button small icon="refresh" onPress={() => void blackouts.refetch()}>
            Try again
          </Button>
        </Row>
      </Stack>
    );
  }
  if (blackouts.data === undefined) return <SkeletonText lines={2} />;
  if (blackouts.data.data.length === 0) {
    return <Hint>None yet. Block days when the machine isn’t for rent.</Hint>;
  }
  return (
    <Box as="ul" bare divided>
      {blackouts.data.data.map((blackout) => (
        <PartRow
          key={blackout.id}
          title={formatDays(blackout.start_date, blackout.end_date, 'short')}
          {...(blackout.machine_calendar_id === null && {
            onEdit: () => onEdit(blackout),
            onDelete: () => void free(blackout),
          })}
        >
          {blackout.machine_calendar_id === null
            ? (blackout.reason ?? 'No reason given')
            : 'Blocked by your other calendar'}
        </PartRow>
      ))}
    </Box>
  );
}
