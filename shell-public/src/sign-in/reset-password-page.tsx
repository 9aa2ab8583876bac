import { resetPasswordRules } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { EmptyState, Form, LinkButton, SimpleLayout, Submit, TextField, useToast } from '@yard/ui';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { NewPasswordField } from './new-password-field';
import { wayBack } from '../site/way-back';

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const next = wayBack('/reset-password', query.toString());
  return (
    <SimpleLayout title="Set a new password">
      {token ? (
        <ResetForm {...{ token, next }} email={query.get('email') ?? ''} />
      ) : (
        <BrokenLink next={next} />
      )}
    </SimpleLayout>
  );
}

function ResetForm({ token, email, next }: { token: string; email: string; next: string }) {
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
      toast.show('Password set. Sign in with it.');
      await navigate(`/login${next}`);
    },
  });

  return (
    <Form of={form}>
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <NewPasswordField form={form} label="New password" />
      <Submit of={form} wide label="Set password" />
      {form.errors.email && <Link to={`/forgot-password${next}`}>Get another link</Link>}
    </Form>
  );
}

function BrokenLink({ next }: { next: string }) {
  return (
    <EmptyState
      icon="key"
      title="This link is incomplete"
      action={<LinkButton to={`/forgot-password${next}`}>Get another link</LinkButton>}
    >
      Open it from the email again, or copy all of it.
    </EmptyState>
  );
}
