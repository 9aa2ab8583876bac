import { PasskeyLogin } from '@yard/account/passkey-login';
import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Form, TextField } from '@yard/ui';

/** E-mail and password. `onTwoFactor` is called when they were right and a code is requested. */
export function LoginForm({ onTwoFactor }: { onTwoFactor: () => void }) {
  const { login } = useSession();
  const form = useServerForm({
    rules: null,
    initial: { email: '', password: '' },
    submit: login,
    onSuccess: ({ twoFactor }) => twoFactor && onTwoFactor(),
  });

  return (
    <Form of={form} aria-label="Sign in">
      <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} required />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
        required
      />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        Sign in
      </Button>
      <PasskeyLogin />
    </Form>
  );
}
