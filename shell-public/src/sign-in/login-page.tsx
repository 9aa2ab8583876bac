import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Checkbox, Form, SimpleLayout, TextField } from '@yard/ui';
import { Link, useLocation } from 'react-router';
import styles from './account.module.css';

/** Signs a reader in; the route's guard then leads on to where they wanted to go. */
export function LoginPage() {
  const { login } = useSession();
  const { search } = useLocation();
  const form = useServerForm({
    rules: null,
    initial: { email: '', password: '', remember: false },
    submit: login,
  });

  return (
    <SimpleLayout title="Sign in">
      <Form onSubmit={form.submit} errors={form.errors}>
        <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} required />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
          required
        />
        <Checkbox label="Stay signed in on this device" {...form.field('remember')} />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          Sign in
        </Button>
      </Form>
      <p className={styles.other}>
        New here? <Link to={`/register${search}`}>Register</Link>
      </p>
    </SimpleLayout>
  );
}
