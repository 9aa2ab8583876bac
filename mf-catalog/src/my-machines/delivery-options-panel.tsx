import { type DeliveryOptionRecord, deliveryOptionType, type MachineRecord } from '@yard/contracts';
import { useAlertedCall } from '@yard/data';
import { Box, Button, Hint, Panel, Sheet, useModals } from '@yard/ui';
import { useState } from 'react';
import { DeliveryTerms } from '../machine/delivery-fields';
import { DeliveryOptionForm } from './delivery-option-form';
import { PartRow } from './part-row';
import { useMachineParts } from './use-machine-parts';

export function DeliveryOptionsPanel({ machine }: { machine: MachineRecord }) {
  const [edited, setEdited] = useState<DeliveryOptionRecord | 'new' | null>(null);
  return (
    <Panel
      title="Delivery"
      aside={
        <Button small icon="plus" onPress={() => setEdited('new')}>
          Add
        </Button>
      }
    >
      {machine.delivery_options.length === 0 ? (
        <Hint>Pick-up only. Add a delivery option if you bring the machine.</Hint>
      ) : (
        <Options machine={machine} onEdit={setEdited} />
      )}
      <Sheet
        title={edited === 'new' ? 'New delivery' : 'Change delivery'}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      >
        <DeliveryOptionForm
          machineId={machine.id}
          option={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      </Sheet>
    </Panel>
  );
}

type OptionsProps = { machine: MachineRecord; onEdit: (option: DeliveryOptionRecord) => void };

function Options({ machine, onEdit }: OptionsProps) {
  const remove = useRemoveOption(machine.id);
  return (
    <Box as="ul" bare divided>
      {machine.delivery_options.map((option) => (
        <PartRow
          key={option.id}
          title={option.name}
          onEdit={() => onEdit(option)}
          onDelete={() => void remove(option)}
        >
          <DeliveryTerms option={option} />
        </PartRow>
      ))}
    </Box>
  );
}

function useRemoveOption(machineId: number) {
  const parts = useMachineParts(machineId, deliveryOptionType);
  const { confirm } = useModals();
  const call = useAlertedCall();
  return async (option: DeliveryOptionRecord) => {
    const sure = await confirm({
      title: `Delete the delivery “${option.name}”?`,
      message: 'Rentals already booked with it keep it.',
      confirmText: 'Delete delivery',
      danger: true,
    });
    if (sure) await call(parts.destroy(option.id));
  };
}
