import { confirmPasswordRules } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import { Button, Form, TextField } from '@yard/ui';
import styles from './account.module.css';

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
    <Form onSubmit={form.submit} errors={form.errors}>
      <p className={styles.hint}>So that nobody changes this while you are away from the screen.</p>
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
    </Form>
  );
}
