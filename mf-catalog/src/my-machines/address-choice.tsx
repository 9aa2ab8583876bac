import { addressText, addressType } from '@yard/contracts';
import { type ServerForm } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { Button, FieldGroup, Row, Select } from '@yard/ui';
import type { MachineValues } from './machine-values';

type AddressChoiceProps = { form: ServerForm<MachineValues>; onAdd: () => void };

/** Where the machine stands: one of the owner's addresses, or a new one. */
export function AddressChoice({ form, onAdd }: AddressChoiceProps) {
  const addresses = useWholeList(addressType);
  const own = addresses.data?.data ?? [];
  const { address_id } = form.values;
  const isGone = addresses.isSuccess && address_id !== null && !own.some(({ id }) => id === address_id);
  return (
    <FieldGroup title="Location">
      <Select
        label="Address"
        hint="On the site it shows as the city only."
        placeholder={own.length === 0 ? 'No address yet' : 'Not chosen yet'}
        options={own.map((address) => ({ value: String(address.id), label: addressText(address) }))}
        {...form.field('address_id')}
        value={address_id === null || isGone ? '' : String(address_id)}
        error={
          isGone ? 'Its address was deleted. Choose where it stands now.' : form.part('address_id').error
        }
        onChange={(id) => form.set({ address_id: id === '' ? null : Number(id) })}
      />
      <Row>
        <Button small icon="plus" onPress={onAdd}>
          Add an address
        </Button>
      </Row>
    </FieldGroup>
  );
}
