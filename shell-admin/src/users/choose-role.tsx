import { useConfirmed } from '@yard/account';
import { adminRoles, userType, type AdminRole, type UpdateUserInput, type UserRecord } from '@yard/contracts';
import { useAction, useServerForm, useUpdate } from '@yard/data';
import { useSession } from '@yard/session';
import { Form, Select, Stack, Submit, useModals, useToast } from '@yard/ui';
import styles from './users.module.css';

const roleWords: Record<AdminRole, { label: string; may: string }> = {
  admin: { label: 'Admin', may: 'Everything, including other admins’ roles.' },
  finance: {
    label: 'Finance',
    may: 'Everything about money: refunds, bills, disputes, payouts, batches, policies.',
  },
  catalogue: { label: 'Catalog', may: 'Machines, machine types, documents and which reviews are shown.' },
  support: {
    label: 'Support',
    may: 'Help with accounts, listing access, emails and which reviews are shown.',
  },
};

const options = adminRoles.map((role) => ({ value: role, label: roleWords[role].label }));

export function ChooseRole({ user }: { user: UserRecord }) {
  const title = user.admin ? `Change the role of ${user.name}` : `Make ${user.name} an admin`;
  const form = useRoleForm(user, title);
  return (
    <Stack gap={2} align="start" className={styles.action}>
      <Form of={form} aria-label="Role">
        <Select
          label="Role"
          hint={roleWords[form.values.role as AdminRole].may}
          options={options}
          {...form.field('role')}
        />
        <div>
          <Submit of={form} kind="secondary" label={title} />
        </div>
      </Form>
    </Stack>
  );
}

function useRoleForm(user: UserRecord, title: string) {
  const update = useUpdate<UserRecord, UpdateUserInput>(userType, user.id);
  const grant = useAction<UserRecord, UpdateUserInput>(userType, user.id, 'grant_admin');
  const { confirm } = useModals();
  const confirmed = useConfirmed();
  const session = useSession();
  const toast = useToast();
  const isMeant = (role: AdminRole) =>
    user.admin ||
    confirm({ title: `${title}?`, message: roleWords[role].may, confirmText: title, danger: true });
  return useServerForm({
    rules: null,
    initial: { role: user.role ?? (user.admin ? 'admin' : 'support') } as { role: string },
    submit: async (values) => {
      const role = values.role as AdminRole;
      return (await isMeant(role)) && confirmed(() => (user.admin ? update : grant).mutateAsync({ role }));
    },
    onSuccess: (saved) => {
      if (!saved) return;
      toast.show(user.admin ? `Role of ${user.name} changed` : `${user.name} is an admin`);
      if (user.id === session.user?.id) void session.reload();
    },
  });
}
