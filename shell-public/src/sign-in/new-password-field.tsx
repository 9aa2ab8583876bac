import { PASSWORD_MIN } from '@yard/contracts';
import type { FieldProps } from '@yard/data';
import { TextField } from '@yard/ui';

type NewPasswordFieldProps = {
  form: {
    field: (name: 'password') => FieldProps<string>;
    set: (values: { password: string; password_confirmation: string }) => void;
  };
  label: string;
  /** Further rules, beside the least length. */
  also?: string;
};

/** Typed once, since it can be shown; the server wants it twice. */
export function NewPasswordField({ form, label, also = '' }: NewPasswordFieldProps) {
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      hint={`At least ${PASSWORD_MIN} characters.${also}`}
      {...form.field('password')}
      onChange={(password) => form.set({ password, password_confirmation: password })}
    />
  );
}
