import { useConfirmed } from '@yard/account';
import {
  REASON_MAX,
  type SuspendUserInput,
  suspendUserRules,
  type UserRecord,
  userType,
} from '@yard/contracts';
import { useAction, useServerForm } from '@yard/data';
import { Button, ButtonGroup, Form, Hint, Stack, TextArea, useModals, useToast } from '@yard/ui';
import { useState } from 'react';
import styles from './users.module.css';

const effect = 'The account is signed out everywhere within seconds and cannot sign in until it is restored.';

/** Suspends an account, with a reason and after asking. */
export function SuspendUser({ user }: { user: UserRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={2} align="start" className={styles.action}>
      <Hint>{effect}</Hint>
      {isOpen ? (
        <SuspendForm user={user} onDone={() => setOpen(false)} />
      ) : (
        <Button onPress={() => setOpen(true)}>{`Suspend ${user.name}`}</Button>
      )}
    </Stack>
  );
}

function SuspendForm({ user, onDone }: { user: UserRecord; onDone: () => void }) {
  const suspend = useAction<UserRecord, SuspendUserInput>(userType, user.id, 'suspend');
  const { confirm } = useModals();
  const toast = useToast();
  const confirmed = useConfirmed();
  const title = `Suspend ${user.name}`;
  const form = useServerForm({
    rules: suspendUserRules,
    initial: { reason: '' },
    submit: async (values) => {
      const isSure = await confirm({ title: `${title}?`, message: effect, confirmText: title, danger: true });
      return isSure ? confirmed(() => suspend.mutateAsync(values)) : null;
    },
    onSuccess: (suspended) => {
      if (suspended === null) return;
      toast.show(`${user.name} is suspended`);
      onDone();
    },
    draft: `users/${user.id}/suspend`,
  });

  return (
    <Form of={form} aria-label={title}>
      <TextArea
        label="Reason"
        hint="Kept with the account, for other admins."
        maxLength={REASON_MAX}
        {...form.field('reason')}
      />
      <ButtonGroup>
        <Button type="submit" kind="danger" busy={form.busy}>
          {title}
        </Button>
        <Button onPress={onDone}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}
