import { type AddressRecord, addressRules, addressType, updateAddressRules } from '@yard/contracts';
import { useCreate, useServerForm, useUpdate } from '@yard/data';
import { Button, FieldRow, Form, Select, TextField } from '@yard/ui';
import { stateOptions } from './us-states';

type AddressFormProps = {
  /** The address to change; without one a new one is made. */
  address?: AddressRecord;
  onDone: (address: AddressRecord) => void;
};

/** An address: street, city, state, ZIP code. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const create = useCreate(addressType);
  const update = useUpdate(addressType, address?.id ?? 0);
  const form = useServerForm({
    rules: address ? updateAddressRules : addressRules,
    initial: {
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      postal_code: address?.postal_code ?? '',
    },
    submit: (values) => (address ? update.mutateAsync(values) : create.mutateAsync(values)),
    onSuccess: onDone,
    draft: `addresses/${address?.id ?? 'new'}`,
  });

  return (
    <Form onSubmit={form.submit} errors={form.errors} startOver={form.startOver} aria-label="Address">
      <TextField label="Street" autoComplete="address-line1" {...form.field('line1')} />
      <TextField label="Unit, gate or yard" optional autoComplete="address-line2" {...form.field('line2')} />
      <TextField label="City" autoComplete="address-level2" {...form.field('city')} />
      <FieldRow>
        <Select label="State" placeholder="Choose" options={stateOptions} {...form.field('state')} />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          {...form.field('postal_code')}
        />
      </FieldRow>
      <Button type="submit" kind="primary" busy={form.busy}>
        {address ? 'Save address' : 'Add address'}
      </Button>
    </Form>
  );
}
