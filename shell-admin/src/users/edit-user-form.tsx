import { type UpdateUserInput, updateUserRules, type UserRecord, userType } from '@yard/contracts';
import { useServerForm, useUpdate } from '@yard/data';
import { Button, ButtonGroup, Form, TextField } from '@yard/ui';

/** Corrects who an account belongs to. */
export function EditUserForm({ user, onDone }: { user: UserRecord; onDone: () => void }) {
  const update = useUpdate<UserRecord, UpdateUserInput>(userType, user.id);
  const form = useServerForm({
    rules: updateUserRules,
    initial: { name: user.name, email: user.email, phone: user.phone ?? '' },
    submit: update.mutateAsync,
    onSuccess: onDone,
  });

  return (
    <Form onSubmit={form.submit} errors={form.errors} aria-label="Account">
      <TextField label="Name" maxLength={255} {...form.field('name')} />
      <TextField
        label="E-mail"
        type="email"
        hint="Another address counts as not confirmed."
        maxLength={255}
        {...form.field('email')}
      />
      <TextField label="Phone" type="tel" optional maxLength={40} {...form.field('phone')} />
      <ButtonGroup>
        <Button type="submit" kind="primary" busy={form.busy}>
          Save
        </Button>
        <Button onPress={onDone}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}
