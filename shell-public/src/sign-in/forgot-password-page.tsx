import { forgotPasswordRules, pathAfterSignIn } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import { Arrived, Banner, Form, SimpleLayout, Submit, Text, TextField } from '@yard/ui';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

/** Requests a link to set a new password. Does not reveal whether there is such an account. */
export default function ForgotPasswordPage() {
  const { search, state } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SimpleLayout title="Forgot your password?">
      {sentTo === null ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <Arrived>
          <Banner tone="good" title="Check your email">
            If {sentTo} has an account here, a link to set a new password is on its way. It works for 60
            minutes.
          </Banner>
        </Arrived>
      )}
      <Text centred above={6}>
        <Link to={`/login${search}`} state={state}>
          Back to sign-in
        </Link>
      </Text>
    </SimpleLayout>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const wire = useWire();
  const next = pathAfterSignIn(useSearchParams()[0].get('next'));
  const form = useServerForm({
    rules: forgotPasswordRules,
    initial: { email: '' },
    submit: async (values) => {
      await wire.http.post('/forgot-password', next === '/' ? values : { ...values, next });
      return values.email;
    },
    onSuccess: onSent,
  });

  return (
    <Form of={form}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        hint="We’ll email you a link to set a new one."
        {...form.field('email')}
      />
      <Submit of={form} wide label="Send link" />
    </Form>
  );
}
