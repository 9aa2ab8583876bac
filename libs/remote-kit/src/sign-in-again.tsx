import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Form, TextField } from '@yard/ui';
import { useState } from 'react';

export interface SignInAgainProps {
  email: string;
  onDone: () => void;
  onStay: () => void;
  /** Leads to the page where one signs in, as after a lost password. */
  onLeave: () => void;
}

/** Signs the reader of a page in again, with their code where their account asks for one. */
export default function SignInAgain(props: SignInAgainProps) {
  const [asksForCode, setAsksForCode] = useState(false);
  return (
    <>
      <p>
        Your session has ended, or it was ended on another device. What you typed is still on this page: sign
        in as <b>{props.email}</b> to go on.
      </p>
      {asksForCode ? <Code {...props} /> : <Password {...props} onTwoFactor={() => setAsksForCode(true)} />}
    </>
  );
}

function Password({ email, onTwoFactor, ...ways }: SignInAgainProps & { onTwoFactor: () => void }) {
  const { login } = useSession();
  const form = useServerForm({
    rules: null,
    initial: { email, password: '' },
    submit: login,
    onSuccess: ({ twoFactor }) => (twoFactor ? onTwoFactor() : ways.onDone()),
  });
  // The user is known already: a wrong password is shown under the only field.
  const error = form.part('password').error ?? form.part('email').error;
  return (
    <Form of={form} aria-label="Sign in again">
      <input hidden readOnly autoComplete="username" name="email" value={email} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
        error={error}
        required
      />
      <Ways busy={form.busy} {...ways} />
    </Form>
  );
}

function Code({ onDone, ...ways }: SignInAgainProps) {
  const { answerChallenge } = useSession();
  const form = useServerForm({
    rules: null,
    initial: { code: '' },
    submit: answerChallenge,
    onSuccess: onDone,
  });
  return (
    <Form of={form} aria-label="Two-factor sign-in">
      <TextField
        label="Code"
        hint="Six digits, from the app on your phone."
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        {...form.field('code')}
        required
      />
      <Ways busy={form.busy} {...ways} />
    </Form>
  );
}

function Ways({ busy, onStay, onLeave }: { busy: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <>
      <Button type="submit" kind="primary" wide busy={busy}>
        Sign in
      </Button>
      <Button wide onPress={onStay}>
        Stay on this page
      </Button>
      <Button kind="quiet" wide onPress={onLeave}>
        Use the sign-in page
      </Button>
    </>
  );
}
