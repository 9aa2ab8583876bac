import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Form, SimpleLayout, Submit, Text, TextField, useToast } from '@yard/ui';
import { Link, useLocation } from 'react-router';
import { NewPasswordFields } from './new-password-fields';

const empty = { name: '', email: '', password: '', password_confirmation: '' };

export function RegisterPage() {
  const { register } = useSession();
  const { search } = useLocation();
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: empty,
    submit: register,
    onSuccess: () =>
      toast.show('Welcome. We sent you an e-mail with a link: please confirm your address with it.'),
  });

  return (
    <SimpleLayout title="Register">
      <Form of={form}>
        <TextField
          label="Your name"
          autoComplete="name"
          hint="As it should stand in a rental agreement."
          {...form.field('name')}
          required
        />
        <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} required />
        <NewPasswordFields form={form} label="Password" />
        <Submit of={form} wide label="Register" />
      </Form>
      <Text centred above={6}>
        Already registered? <Link to={`/login${search}`}>Sign in</Link>
      </Text>
    </SimpleLayout>
  );
}
