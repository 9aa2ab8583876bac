import { type MachineRecord, machineType } from '@yard/contracts';
import { useDestroy, refusalWords } from '@yard/data';
import { Banner, Button, Hint, Panel, Row, Stack, useModals, useToast } from '@yard/ui';
import { useNavigate } from 'react-router';

export function DeleteMachine({ machine }: { machine: MachineRecord }) {
  const destroy = useDestroy(machineType);
  const { confirm } = useModals();
  const toast = useToast();
  const navigate = useNavigate();
  const remove = async () => {
    const sure = await confirm({
      title: `Delete “${machine.subject}”?`,
      message: 'This deletes its page, photos and calendar. Past rentals keep their records.',
      confirmText: 'Delete machine',
      danger: true,
    });
    if (!sure) return;
    destroy.mutate(machine.id, {
      onSuccess: () => {
        toast.show('Machine deleted.');
        void navigate('/my-machines', { replace: true });
      },
    });
  };

  return (
    <Panel title="Delete">
      <Stack gap={4}>
        {destroy.error && (
          <Banner tone="bad" title="This can’t be deleted">
            {refusalWords(destroy.error)}
          </Banner>
        )}
        <Hint>To hide it for a while, unpublish it instead.</Hint>
        <Row>
          <Button icon="trash" busy={destroy.isPending} onPress={() => void remove()}>
            Delete machine
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
