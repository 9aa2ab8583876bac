import { confirmPasswordRules } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import { Button, Form, Text, TextField } from '@yard/ui';
import { usePasskeyAnswer } from './passkeys/use-passkey-answer';
import { usePasskeys } from './passkeys/use-passkeys';

/** What a dialog shows before a change that only the account's owner may make. */
export function ConfirmPasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const wire = useWire();
  const form = useServerForm({
    rules: confirmPasswordRules,
    initial: { password: '' },
    submit: (values) => wire.http.post('/user/confirm-password', values),
    onSuccess: onConfirmed,
  });

  return (
    <Form of={form}>
      <Text soft>So that nobody changes this while you are away from the screen.</Text>
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        Go on
      </Button>
      <PasskeyInstead onConfirmed={onConfirmed} />
    </Form>
  );
}

/** For who has a passkey: nothing is typed. */
function PasskeyInstead({ onConfirmed }: { onConfirmed: () => void }) {
  const { data: passkeys = [] } = usePasskeys();
  const { busy, answer } = usePasskeyAnswer();
  if (passkeys.length === 0) return null;
  return (
    <Button wide busy={busy} onPress={() => void answer('/passkeys/confirm', onConfirmed)}>
      Use a passkey instead
    </Button>
  );
}
