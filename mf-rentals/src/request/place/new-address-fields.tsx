import type { ServerForm } from '@yard/data';
import { FieldRow, TextField } from '@yard/ui';
import type { AddressDraft } from './use-new-address';
import styles from '../request.module.css';

/** A new address, typed in where it is needed. */
export function NewAddressFields({ form }: { form: ServerForm<AddressDraft> }) {
  return (
    <div className={styles.inset}>
      <TextField label="Street and number" autoComplete="address-line1" {...form.field('line1')} />
      <TextField label="Unit, gate or site" optional autoComplete="address-line2" {...form.field('line2')} />
      <FieldRow>
        <TextField label="City" autoComplete="address-level2" {...form.field('city')} />
        <TextField
          label="State"
          placeholder="TX"
          maxLength={2}
          autoComplete="address-level1"
          {...form.field('state')}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          {...form.field('postal_code')}
        />
      </FieldRow>
    </div>
  );
}
