import { stateNames } from '@yard/contracts/us-states';
import type { ServerForm } from '@yard/data';
import { Banner, FieldRow, Select, TextField } from '@yard/ui';
import type { AddressDraft } from './address-draft';
import { useZipCode } from './use-zip-code';

const stateOptions = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

/** Street, city, state, ZIP code. A ZIP code fills in its city and state where nothing else was typed. */
export function AddressFields({
  form,
}: {
  form: Pick<ServerForm<AddressDraft>, 'field' | 'set' | 'values'>;
}) {
  const zip = useZipCode(form);
  return (
    <>
      <TextField label="Street and number" autoComplete="address-line1" {...form.field('line1')} />
      <TextField label="Unit, gate or site" optional autoComplete="address-line2" {...form.field('line2')} />
      <TextField label="City" autoComplete="address-level2" {...form.field('city')} />
      <FieldRow>
        <Select
          label="State"
          placeholder="Choose"
          autoComplete="address-level1"
          options={stateOptions}
          {...form.field('state')}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          {...form.field('postal_code')}
          onChange={zip.change}
        />
      </FieldRow>
      {zip.elsewhere && <Banner tone="warn">{zip.elsewhere}</Banner>}
    </>
  );
}
