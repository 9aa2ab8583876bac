import { PASSWORD_MIN } from '@yard/contracts';
import type { FieldProps } from '@yard/data';
import { TextField } from '@yard/ui';

type NewPasswordFieldsProps = {
  form: { field: (name: 'password' | 'password_confirmation') => FieldProps<string> };
  /** Label of the first field; the second one's begins with "Repeat". */
  label: string;
  /** Further rules, beside the least length. */
  also?: string;
};

export function NewPasswordFields({ form, label, also = '' }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters.${also}`}
        {...form.field('password')}
        required
      />
      <TextField
        label={`Repeat ${label.toLowerCase()}`}
        type="password"
        autoComplete="new-password"
        {...form.field('password_confirmation')}
        required
      />
    </>
  );
}
