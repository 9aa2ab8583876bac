import { machineType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { AwaitedRecord, LinkButton, SidePanel } from '@yard/ui';
import { MachineFacts } from './machine-facts';
import { ModerateMachine } from './moderate-machine';

export function MachinePanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(machineType, id);
  const machine = answer.data;
  return (
    <SidePanel
      title={machine?.subject ?? 'Machine'}
      label="Machine"
      onClose={onClose}
      footer={
        <LinkButton kind="quiet" iconEnd="arrow-right" to={`/machines/${id}`}>
          Open as a page
        </LinkButton>
      }
    >
      {machine ? (
        <>
          <MachineFacts machine={machine} />
          <ModerateMachine machine={machine} />
        </>
      ) : (
        <AwaitedRecord title="The machine could not be loaded" answer={answer}>
          It may have been removed.
        </AwaitedRecord>
      )}
    </SidePanel>
  );
}
