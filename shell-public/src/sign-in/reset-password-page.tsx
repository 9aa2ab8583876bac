import { resetPasswordRules } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { EmptyState, Form, LinkButton, SimpleLayout, Submit, TextField, useToast } from '@yard/ui';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { NewPasswordFields } from './new-password-fields';

/** Target of the link in a password reset's email; token and address are in the link. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <SimpleLayout title="Set a new password">
      {token ? <ResetForm token={token} email={query.get('email') ?? ''} /> : <BrokenLink />}
    </SimpleLayout>
  );
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const wire = useWire();
  const { reload } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useServerForm({
    rules: resetPasswordRules,
    initial: { token, email, password: '', password_confirmation: '' },
    submit: async (values) => {
      await wire.http.post('/reset-password', values);
      // Every device was signed out, this one too.
      await reload();
      toast.show('Your password is set: sign in with it');
      await navigate('/login');
    },
  });

  return (
    <Form of={form}>
      <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} />
      <NewPasswordFields form={form} label="New password" />
      <Submit of={form} wide label="Set the password" />
      {form.errors.email && <Link to="/forgot-password">Ask for another link</Link>}
    </Form>
  );
}

function BrokenLink() {
  return (
    <EmptyState
      icon="key"
      title="This link is not whole"
      action={<LinkButton to="/forgot-password">Ask for another one</LinkButton>}
    >
      Open it from the mail once more, or copy all of it.
    </EmptyState>
  );
}
