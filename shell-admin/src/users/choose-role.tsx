import { useConfirmed } from '@yard/account';
import { type AdminRole, adminRoles, type UpdateUserInput, type UserRecord, userType } from '@yard/contracts';
import { useServerForm, useUpdate } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Form, Select, useToast } from '@yard/ui';
import { roleWords } from './role-words';
import styles from './users.module.css';

const options = adminRoles.map((role) => ({ value: role, label: roleWords[role].label }));

/** Which role an admin has, with what it allows; asks for the password where the server wants it. */
export function ChooseRole({ user }: { user: UserRecord }) {
  const update = useUpdate<UserRecord, UpdateUserInput>(userType, user.id);
  const confirmed = useConfirmed();
  const session = useSession();
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: { role: user.role ?? 'admin' } as { role: string },
    submit: (values) => confirmed(() => update.mutateAsync(values)),
    onSuccess: (saved) => {
      if (!saved) return;
      toast.show(`${user.name} has another role`);
      if (user.id === session.user?.id) void session.reload();
    },
  });
  return (
    <div className={styles.action}>
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Role">
        <Select
          label="Role"
          hint={roleWords[form.values.role as AdminRole].may}
          options={options}
          {...form.field('role')}
        />
        <div>
          <Button type="submit" busy={form.busy}>{`Change the role of ${user.name}`}</Button>
        </div>
      </Form>
    </div>
  );
}
