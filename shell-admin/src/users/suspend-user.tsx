import { useConfirmed } from '@yard/account';
import type { SuspendUserInput, UserRecord } from '@yard/contracts';
import { REASON_MAX, suspendUserRules, rentalRequestType, userType } from '@yard/contracts';
import { listedMachineType } from '@yard/contracts/back-office';
import { useAction, useRecords, useServerForm } from '@yard/data';
import { Button, ButtonGroup, Form, Hint, Stack, Submit, TextArea, useModals, useToast } from '@yard/ui';
import { useState } from 'react';
import styles from './users.module.css';

const effect = 'Signs the account out everywhere and blocks sign-in until you restore it.';

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

const Shop = ({ words }: { words: readonly string[] }) => words.length > 0 && <Hint>{words.join(' ')}</Hint>;

const questionOf = (title: string, shop: readonly string[]) => ({
  title: `${title}?`,
  message: [effect, ...shop].join(' '),
  confirmText: title,
  danger: true,
});

function useShop({ id, owner }: UserRecord): string[] {
  const options = { enabled: owner };
  const rentals = { owner_id: id, only_total: true };
  const machines = useRecords(
    listedMachineType,
    { user_id: id, listing_state: 'published', per_page: 1 },
    options,
  );
  const waiting = useRecords(rentalRequestType, { ...rentals, status: 'pending' }, options);
  const approved = useRecords(rentalRequestType, { ...rentals, status: 'approved' }, options);
  const running = useRecords(rentalRequestType, { ...rentals, status: 'active' }, options);
  const some = (total: number | undefined, one: string, many: string) =>
    total ? [total === 1 ? `1 ${one}` : `${total} ${many}`] : [];
  const rest = [
    ...some(waiting.data?.total, 'request can’t be answered.', 'requests can’t be answered.'),
    ...some(approved.data?.total, 'approved rental stays as it is.', 'approved rentals stay as they are.'),
    ...some(running.data?.total, 'running rental continues.', 'running rentals continue.'),
  ];
  return [
    ...some(machines.data?.total, 'machine is hidden from the site.', 'machines are hidden from the site.'),
    ...rest,
    ...(rest.length > 0 ? ['We’ll tell the renters, and these rentals wait in your queue.'] : []),
  ];
}

function SuspendForm({ user, onDone }: { user: UserRecord; onDone: () => void }) {
  const suspend = useAction<UserRecord, SuspendUserInput>(userType, user.id, 'suspend');
  const { confirm } = useModals();
  const toast = useToast();
  const confirmed = useConfirmed();
  const title = `Suspend ${user.name}`;
  const shop = useShop(user);
  const form = useServerForm({
    rules: suspendUserRules,
    initial: { reason: '' },
    submit: async (values) => {
      const isSure = await confirm(questionOf(title, shop));
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
      <Shop words={shop} />
      <TextArea label="Reason" hint="Only admins see it." maxLength={REASON_MAX} {...form.field('reason')} />
      <ButtonGroup>
        <Submit of={form} kind="danger" label={title} />
        <Button onPress={onDone}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}
