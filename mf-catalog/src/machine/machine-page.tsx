import { WireError } from '@laravel-wire/client';
import { machineType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';
import { ErrorState, LinkButton, LoadFailed } from '@yard/ui';
import { useParams } from 'react-router';
import { readId } from '../machines/machine-words';
import { MachineSkeleton } from './machine-skeleton';
import { MachineView } from './machine-view';

export default function MachinePage() {
  const id = readId(useParams().id);
  const machine = useRecord(machineType, id);
  useLiveRecords(machineType);

  if (machine.data) return <MachineView key={machine.data.id} machine={machine.data} />;
  if (id === null || isGone(machine.error)) return <MachineGone />;
  if (machine.isError) {
    return (
      <LoadFailed level={1} title="We couldn’t load this machine" answer={machine}>
        Check your connection, then try again.
      </LoadFailed>
    );
  }
  return <MachineSkeleton />;
}

const isGone = (error: Error | null): boolean => error instanceof WireError && error.status === 404;

function MachineGone() {
  return (
    <ErrorState
      level={1}
      title="This machine isn’t listed"
      action={<LinkButton to="/search">Search machines</LinkButton>}
    >
      The owner may have taken it down. There are others to rent.
    </ErrorState>
  );
}
