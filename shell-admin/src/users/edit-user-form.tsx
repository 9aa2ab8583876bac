import { useConfirmed } from '@yard/account';
import type { UpdateUserInput, UserRecord } from '@yard/contracts';
import { PHONE_MAX, TITLE_MAX, updateUserRules, userType } from '@yard/contracts';
import { useServerForm, useUpdate, useWire } from '@yard/data';
import { useChangedMeanwhile } from '@yard/remote-kit';
import { useMay } from '@yard/session';
import { Button, ButtonGroup, Form, Submit, TextField, useLeaveGuard } from '@yard/ui';

const LABELS: Record<string, string> = { name: 'Name', email: 'Email', phone: 'Phone' };

function valuesOf({ name, email, phone, updated_at }: UserRecord) {
  return { name, email, phone: phone ?? '', updated_at };
}

export function EditUserForm({ user, onDone }: { user: UserRecord; onDone: () => void }) {
  const form = useUserForm(user, onDone);
  const mayMove = useMay('accounts');
  return (
    <Form of={form} aria-label="Account">
      <TextField label="Name" maxLength={TITLE_MAX} {...form.field('name')} />
      {mayMove && (
        <TextField
          label="Email"
          type="email"
          hint="Changing it needs your password. The new address is unconfirmed, we email the old one, and all devices are signed out."
          maxLength={TITLE_MAX}
          {...form.field('email')}
        />
      )}
      <TextField label="Phone" type="tel" optional maxLength={PHONE_MAX} {...form.field('phone')} />
      <ButtonGroup>
        <Submit of={form} label="Save" />
        <Button onPress={onDone}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}

function useUserForm(user: UserRecord, onDone: () => void) {
  const update = useUpdate<UserRecord, UpdateUserInput>(userType, user.id);
  const wire = useWire();
  const confirmed = useConfirmed();
  const onChanged = useChangedMeanwhile({
    auditType: 'user',
    current: () => wire.resource(userType).find(user.id),
    valuesOf,
    labelOf: (name) => LABELS[name] ?? null,
  });
  const form = useServerForm({
    rules: updateUserRules,
    initial: valuesOf(user),
    submit: (values) => confirmed(() => update.mutateAsync(values)),
    onSuccess: (saved) => saved && onDone(),
    onChanged,
  });
  useLeaveGuard(form.isUnsaved, 'user');
  return form;
}
