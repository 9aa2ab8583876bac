import { type MachineTypeRecord, machineTypeType } from '@yard/contracts';
import { useDestroy, refusalWords } from '@yard/data';
import { Banner, Button, Stack, useModals, useToast } from '@yard/ui';

/** Deletes a type that no machine uses; what stands against it is shown in place. */
export function DeleteMachineType({ type, onDone }: { type: MachineTypeRecord; onDone: () => void }) {
  const destroy = useDestroy(machineTypeType);
  const { confirm } = useModals();
  const toast = useToast();
  const remove = async () => {
    const sure = await confirm({
      title: `Delete the machine type “${type.name}”?`,
      message: 'Nobody can choose this type anymore.',
      confirmText: 'Delete machine type',
      danger: true,
    });
    if (!sure) return;
    destroy.mutate(type.id, {
      onSuccess: () => {
        toast.show('Machine type deleted.');
        onDone();
      },
    });
  };

  return (
    <Stack gap={4} align="start" above={8}>
      {destroy.error && (
        <Banner tone="bad" title="This can’t be deleted">
          {refusalWords(destroy.error)}
        </Banner>
      )}
      <Button icon="trash" busy={destroy.isPending} onPress={() => void remove()}>
        Delete machine type
      </Button>
    </Stack>
  );
}
