import { type AddressDraft, AddressFields, emptyAddress } from '@yard/account';
import { type AddressRecord, addressRules, addressType, updateAddressRules } from '@yard/contracts';
import { useCreate, useServerForm, useUpdate } from '@yard/data';
import { Form, Submit } from '@yard/ui';

type AddressFormProps = {
  /** The address to change; without one a new one is made. */
  address?: AddressRecord;
  onDone: (address: AddressRecord) => void;
};

export function AddressForm({ address, onDone }: AddressFormProps) {
  const create = useCreate(addressType);
  const update = useUpdate(addressType, address?.id ?? 0);
  const form = useServerForm({
    rules: address ? updateAddressRules : addressRules,
    initial: address ? typedOf(address) : emptyAddress,
    submit: (values) => (address ? update.mutateAsync(values) : create.mutateAsync(values)),
    onSuccess: onDone,
    draft: `addresses/${address?.id ?? 'new'}`,
  });

  return (
    <Form of={form} aria-label="Address">
      <AddressFields form={form} />
      <Submit of={form} label={address ? 'Save address' : 'Add address'} />
    </Form>
  );
}

function typedOf({ line1, line2, city, state, postal_code }: AddressRecord): AddressDraft {
  return { line1, line2: line2 ?? '', city, state, postal_code };
}
