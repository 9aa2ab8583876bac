import { type MachineTypeRecord, machineTypeType } from '@yard/contracts';
import { useRecord, failureWords } from '@yard/data';
import { ForRight } from '@yard/session';
import { Box, ErrorState, SidePanel, SkeletonText } from '@yard/ui';
import { DeleteMachineType } from './delete-machine-type';
import { MachineTypeForm } from './machine-type-form';

type MachineTypePanelProps = {
  /** Null: a new one. */
  id: number | null;
  /** The record as the list has it, so that it shows at once. */
  known: MachineTypeRecord | undefined;
  onClose: () => void;
  onOpen: (id: number) => void;
};

export function MachineTypePanel({ id, known, onClose, onOpen }: MachineTypePanelProps) {
  const found = useRecord(machineTypeType, known ? null : id);
  const type = known ?? found.data;
  const title = id === null ? 'New machine type' : (type?.name ?? 'Machine type');

  return (
    <SidePanel title={title} label="Machine type" onClose={onClose}>
      {id === null ? (
        <MachineTypeForm onDone={(made) => onOpen(made.id)} />
      ) : type ? (
        <>
          <Box as="img" src={type.illustration_url} alt="" width={240} height={180} below={5} />
          <MachineTypeForm type={type} />
          <ForRight right="catalogue">
            <DeleteMachineType type={type} onDone={onClose} />
          </ForRight>
        </>
      ) : found.isError ? (
        <ErrorState title="This machine type could not be loaded">{failureWords(found.error)}</ErrorState>
      ) : (
        <SkeletonText lines={4} />
      )}
    </SidePanel>
  );
}
