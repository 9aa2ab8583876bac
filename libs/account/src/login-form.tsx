import { type FieldProps, useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Form, Submit, TextField } from '@yard/ui';
import type { ReactNode } from 'react';
import { EmailField } from './email-field';
import { usePasskeyAnswer } from './passkeys/use-passkey-answer';

type LoginFormProps = {
  /** Called when they were right and a code is requested. */
  onTwoFactor: () => void;
  /** Asks whether the session outlives the browser. */
  staying?: (remember: FieldProps<boolean | undefined>) => ReactNode;
};

export function LoginForm({ onTwoFactor, staying }: LoginFormProps) {
  const { login } = useSession();
  const form = useServerForm<{ email: string; password: string; remember?: boolean }, { twoFactor: boolean }>(
    {
      rules: null,
      initial: { email: '', password: '', ...(staying && { remember: false }) },
      submit: login,
      onSuccess: ({ twoFactor }) => twoFactor && onTwoFactor(),
    },
  );

  return (
    <Form of={form} aria-label="Sign in">
      <EmailField {...form.field('email')} required />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
        required
      />
      {staying?.(form.field('remember'))}
      <Submit of={form} wide label="Sign in" />
      <PasskeyLogin remember={form.values.remember} />
    </Form>
  );
}

/** Signs in without an address, a password or a code. */
export function PasskeyLogin({ remember = false }: { remember?: boolean }) {
  const { busy, answer } = usePasskeyAnswer();
  const { reload } = useSession();
  return (
    <Button wide busy={busy} onPress={() => void answer('/passkeys/login', reload, { remember })}>
      Use a passkey
    </Button>
  );
}
