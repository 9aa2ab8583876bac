import { useConfirmed } from '@yard/account';
import type { ImpersonateInput, UserRecord } from '@yard/contracts';
import { impersonateRules, REASON_MAX, userType } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import { Button, ButtonGroup, Form, Hint, Stack, Submit, TextArea } from '@yard/ui';
import { useState } from 'react';
import styles from './users.module.css';

export function SeeAsUser({ user }: { user: UserRecord }) {
  const [isOpen, setOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const close = () => {
    setUrl(null);
    setOpen(false);
  };
  return (
    <Stack gap={2} align="start" className={styles.action}>
      <Hint>
        See the site as they do for half an hour, without changing anything. We notify them, with your reason.
      </Hint>
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" onClick={close}>
          {`Open the site as ${user.name}. The link works once, for a minute`}
        </a>
      )}
      {url === null && !isOpen && (
        <Button onPress={() => setOpen(true)}>{`See the site as ${user.name}`}</Button>
      )}
      {url === null && isOpen && <ReasonForm user={user} onGiven={setUrl} onCancel={close} />}
    </Stack>
  );
}

type ReasonFormProps = { user: UserRecord; onGiven: (url: string) => void; onCancel: () => void };

function ReasonForm({ user, onGiven, onCancel }: ReasonFormProps) {
  const { http } = useWire();
  const confirmed = useConfirmed();
  const form = useServerForm({
    rules: impersonateRules,
    draft: `users/${user.id}/impersonate`,
    initial: { reason: '' },
    submit: (values: ImpersonateInput) =>
      confirmed(() => http.post<{ url: string }>(`${userType.endpoint}/${user.id}/impersonate`, values)),
    onSuccess: (given) => given && onGiven(given.value.url),
  });
  return (
    <Form of={form} aria-label={`See the site as ${user.name}`}>
      <TextArea
        label="Reason"
        hint={`${user.name} will read it.`}
        maxLength={REASON_MAX}
        {...form.field('reason')}
      />
      <ButtonGroup>
        <Submit of={form} label={`See the site as ${user.name}`} />
        <Button onPress={onCancel}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}
