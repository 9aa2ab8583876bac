import { type MachineRecord, machineTypeType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { LoadFailed, SpecSheet } from '@yard/ui';
import { factsOf } from '../attributes/attribute-words';
import { SheetSkeleton } from './sheet-skeleton';

export default function MachineSheet({ machine }: { machine: MachineRecord }) {
  const { distance_unit } = useSettings();
  const type = useRecord(machineTypeType, machine.machine_type_id);
  if (type.data) {
    return <SpecSheet facts={factsOf(type.data.attribute_schema, machine.attributes, distance_unit)} />;
  }
  if (!type.isError) return <SheetSkeleton machine={machine} />;
  return <LoadFailed title="We couldn’t load the specifications" answer={type} />;
}
