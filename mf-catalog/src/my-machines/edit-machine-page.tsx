import { type MachineRecord, machineType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';
import { useSession } from '@yard/session';
import { Page, ErrorState, LinkButton, LoadFailed, SkeletonPage } from '@yard/ui';
import { useParams } from 'react-router';
import { isGone } from '../machines/is-gone';
import { readId } from '../machines/machine-words';
import { MachineEditor } from './machine-editor';

export default function EditMachinePage() {
  const id = readId(useParams().id);
  const { user } = useSession();
  const machine = useRecord(machineType, id);
  useLiveRecords(machineType);

  if (id === null || isGone(machine.error) || isForeign(machine.data, user?.id)) return <NotYours />;
  if (machine.data) return <MachineEditor key={machine.data.id} machine={machine.data} />;
  if (machine.isError) return <LoadFailed level={1} title="We couldn’t load this machine" answer={machine} />;
  return (
    <Page>
      <SkeletonPage />
    </Page>
  );
}

function isForeign(machine: MachineRecord | undefined, userId: number | undefined): boolean {
  return machine !== undefined && machine.user_id !== userId;
}

function NotYours() {
  return (
    <ErrorState
      level={1}
      title="This isn’t one of your machines"
      action={<LinkButton to="/my-machines">My machines</LinkButton>}
    >
      It may have been deleted.
    </ErrorState>
  );
}
