import { changePasswordRules, sessionType } from '@yard/contracts';
import { useRecordCache, useServerForm, useWire } from '@yard/data';
import { Form, Panel, Submit, TextField } from '@yard/ui';
import { NewPasswordField } from '../sign-in/new-password-field';

const empty = { current_password: '', password: '', password_confirmation: '' };

/** Another password; all other devices are signed out by it. */
export function PasswordPanel() {
  const wire = useWire();
  const devices = useRecordCache(sessionType);
  const form = useServerForm({
    rules: changePasswordRules,
    initial: empty,
    submit: (values) => wire.http.put('/user/password', values),
    done: 'Password changed. Your other devices were signed out.',
    onSuccess: () => {
      form.set(empty);
      devices.refresh();
    },
  });

  return (
    <Panel title="Password">
      <Form of={form}>
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          {...form.field('current_password')}
        />
        <NewPasswordField form={form} label="New password" also=" Your other devices are signed out." />
        <div>
          <Submit of={form} kind="secondary" label="Change password" />
        </div>
      </Form>
    </Panel>
  );
}
