import { PasskeyLogin } from '@yard/account/passkey-login';
import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Checkbox, Form, Row, Text, TextField } from '@yard/ui';
import { Link, useLocation } from 'react-router';

/** E-mail and password. `onTwoFactor` is called when they were right and a code is requested. */
export function LoginForm({ onTwoFactor }: { onTwoFactor: () => void }) {
  const { login } = useSession();
  const { search } = useLocation();
  const form = useServerForm({
    rules: null,
    initial: { email: '', password: '', remember: false },
    submit: login,
    onSuccess: ({ twoFactor }) => twoFactor && onTwoFactor(),
  });

  return (
    <>
      <Form of={form} aria-label="Sign in">
        <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} required />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
          required
        />
        <Row gap={2} across={4} align="center" justify="between" wrap>
          <Checkbox label="Stay signed in on this device" {...form.field('remember')} />
          <Link to="/forgot-password">Forgot password?</Link>
        </Row>
        <Button type="submit" kind="primary" wide busy={form.busy}>
          Sign in
        </Button>
        <PasskeyLogin remember={form.values.remember} />
      </Form>
      <Text centred above={6}>
        New here? <Link to={`/register${search}`}>Register</Link>
      </Text>
    </>
  );
}
