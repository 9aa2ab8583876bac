import { changePasswordRules, sessionType } from '@yard/contracts';
import { useRecordCache, useServerForm, useWire } from '@yard/data';
import { Form, Panel, Submit, TextField } from '@yard/ui';
import { NewPasswordFields } from '../sign-in/new-password-fields';

const empty = { current_password: '', password: '', password_confirmation: '' };

/** Another password; all other devices are signed out by it. */
export function PasswordPanel() {
  const wire = useWire();
  const devices = useRecordCache(sessionType);
  const form = useServerForm({
    rules: changePasswordRules,
    initial: empty,
    submit: (values) => wire.http.put('/user/password', values),
    done: 'Your password is changed; other devices are signed out',
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
        <NewPasswordFields form={form} label="New password" also=" Your other devices are signed out." />
        <div>
          <Submit of={form} kind="secondary" label="Change the password" />
        </div>
      </Form>
    </Panel>
  );
}
