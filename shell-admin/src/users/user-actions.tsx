import type { UserRecord } from '@yard/contracts';
import { ForRight } from '@yard/session';
import { Button, FieldError, Hint, LinkButton, Stack } from '@yard/ui';
import { ChooseRole } from './choose-role';
import { SeeAsUser } from './see-as-user';
import { SuspendUser } from './suspend-user';
import { actionsFor, deleteWords, eraseWords } from './user-action-words';
import { type UserActionName, type UserActionWords, useDeleteUser, useUserAction } from './use-user-action';
import styles from './users.module.css';

type UserActionsProps = { user: UserRecord; onDeleted: () => void };

export function UserActions(props: UserActionsProps) {
  const { user } = props;
  return (
    <Stack gap={4} divided>
      {actionsFor(user).map(({ name, right, words }) => (
        <ForRight key={name} right={right}>
          <UserAction name={name} words={words} {...props} />
        </ForRight>
      ))}
      {!user.admin && user.suspended_at === null && (
        <ForRight right="people">
          <SeeAsUser user={user} />
        </ForRight>
      )}
      <ForRight right="accounts">
        <ChooseRole key={user.role} user={user} />
        <TakeData user={user} />
        <details className={styles.danger}>
          <summary>Suspend or delete</summary>
          <Stack gap={4} divided>
            {user.suspended_at === null && <SuspendUser user={user} />}
            <DeleteUser {...props} />
            <DeleteUser erase {...props} />
          </Stack>
        </details>
      </ForRight>
    </Stack>
  );
}

function TakeData({ user }: { user: UserRecord }) {
  const file = new URL(`/api/users/${user.id}/export`, window.location.origin);
  return (
    <Stack gap={2} align="start" className={styles.action}>
      <Hint>All of {user.name}’s data (ZIP). Downloads are logged.</Hint>
      <LinkButton to={file.href} icon="download">
        Download their data
      </LinkButton>
    </Stack>
  );
}

type UserActionProps = UserActionsProps & { name: UserActionName; words: UserActionWords };

function UserAction({ user, name, words }: UserActionProps) {
  const action = useUserAction(user, name, words);
  return <Action words={words} {...action} />;
}

function DeleteUser({ user, onDeleted, erase = false }: UserActionsProps & { erase?: boolean }) {
  const words = erase ? eraseWords(user) : deleteWords(user);
  return <Action words={words} {...useDeleteUser(user, words, { onDeleted, erase })} />;
}

interface ActionProps {
  words: UserActionWords;
  busy: boolean;
  refusal: string | null;
  ask: () => Promise<void>;
}

function Action({ words, busy, refusal, ask }: ActionProps) {
  return (
    <Stack gap={2} align="start" className={styles.action}>
      <Hint>{words.effect}</Hint>
      <Button busy={busy} onPress={() => void ask()}>
        {words.title}
      </Button>
      <div role="alert">
        <FieldError error={refusal} />
      </div>
    </Stack>
  );
}
