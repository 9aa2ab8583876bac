import { EmailField } from '@yard/account/email-field';
import { registerRules } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Form, Hint, SimpleLayout, Submit, Text, TextField, useToast } from '@yard/ui';
import { Link, useLocation } from 'react-router';
import { NewPasswordField } from './new-password-field';
import { SignInReason } from './sign-in-reason';

const empty = { name: '', email: '', password: '', password_confirmation: '' };

// A tab of its own keeps what is typed in the form.
const terms = { to: '/documents/terms_and_conditions', target: '_blank' };
const privacy = { to: '/documents/privacy_policy', target: '_blank' };

export default function RegisterPage() {
  const { register } = useSession();
  const { search, state } = useLocation();
  const toast = useToast();
  const form = useServerForm({
    rules: registerRules,
    initial: empty,
    submit: register,
    onSuccess: () => toast.show('Welcome! We emailed you a link to confirm your address.'),
  });

  return (
    <SimpleLayout title="Register">
      <SignInReason verb="Register" />
      <Form of={form}>
        <TextField
          label="Your name"
          autoComplete="name"
          hint="As it should appear on rental agreements."
          {...form.field('name')}
        />
        <EmailField {...form.field('email')} />
        <NewPasswordField form={form} label="Password" />
        <Hint>
          Read our <Link {...terms}>terms</Link> and <Link {...privacy}>privacy policy</Link> (in new tabs).
        </Hint>
        <Submit of={form} wide label="Register" />
      </Form>
      <Text centred above={6}>
        Already registered?{' '}
        <Link to={`/login${search}`} state={state}>
          Sign in
        </Link>
      </Text>
    </SimpleLayout>
  );
}
