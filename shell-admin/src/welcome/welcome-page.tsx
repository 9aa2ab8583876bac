import { useServerForm } from '@yard/data';
import { usePageTitle, useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Button, Form, LogoMark, SimpleLayout, TextField, useViewportHeight } from '@yard/ui';
import { Navigate, useSearchParams } from 'react-router';
import styles from './welcome.module.css';

/** Where admins sign in. Who is signed in already is led on (users who are no admins to the public site). */
export function WelcomePage() {
  const { user, login } = useSession();
  const { public_url } = useSettings();
  const [query] = useSearchParams();
  const form = useServerForm({ rules: null, initial: { email: '', password: '' }, submit: login });
  usePageTitle('Sign in');
  useViewportHeight();
  if (user !== null) return <Navigate to={query.get('next') ?? '/'} replace />;

  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.mark}>
        <LogoMark size={48} />
      </div>
      <SimpleLayout title="Yard back office">
        <Form onSubmit={form.submit} errors={form.errors} aria-label="Sign in">
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
        </Form>
        <p className={styles.other}>
          Not an admin? <a href={public_url}>Go to the public site</a>
        </p>
      </SimpleLayout>
    </main>
  );
}
