import { helpRight, type UserRecord } from '@yard/contracts';
import { ForRight } from '@yard/session';
import { Button, FieldError, Hint, LinkButton, Menu, Stack } from '@yard/ui';
import { DangerZone } from '../glance/danger-zone';
import { ChooseRole } from './choose-role';
import { SeeAsUser } from './see-as-user';
import { SuspendUser } from './suspend-user';
import { actionsFor, deleteWords, eraseWords } from './user-action-words';
import { type UserActionName, type UserActionWords, useDeleteUser, useUserAction } from './use-user-action';
import styles from './users.module.css';

type UserActionsProps = { user: UserRecord; onDeleted: () => void };

export function UserActions(props: UserActionsProps) {
  const { user } = props;
  const actions = actionsFor(user);
  return (
    <Stack gap={4} divided>
      {actions
        .filter(({ isHelp }) => !isHelp)
        .map(({ name, right, words }) => (
          <ForRight key={name} right={right}>
            <UserAction name={name} words={words} {...props} />
          </ForRight>
        ))}
      <ForRight right={helpRight(user)}>
        <AccountHelp user={user} help={actions.filter(({ isHelp }) => isHelp)} />
      </ForRight>
      {!user.admin && user.suspended_at === null && (
        <ForRight right="people">
          <SeeAsUser user={user} />
        </ForRight>
      )}
      <ForRight right="accounts">
        <ChooseRole key={user.role} user={user} />
        <TakeData user={user} />
        <DangerZone title="Suspend or delete">
          {user.suspended_at === null && <SuspendUser user={user} />}
          <DeleteUser {...props} />
          <DeleteUser erase {...props} />
        </DangerZone>
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
  const { ask, ...action } = useUserAction(user);
  return <Action words={words} {...action} ask={() => ask(name, words)} />;
}

function DeleteUser({ user, onDeleted, erase = false }: UserActionsProps & { erase?: boolean }) {
  const words = erase ? eraseWords(user) : deleteWords(user);
  const { ask, ...action } = useDeleteUser(user, { onDeleted, erase });
  return <Action words={words} {...action} ask={() => ask(words)} />;
}

/** For who cannot sign in or lost a device; the question before each says what it does. */
function AccountHelp({ user, help }: { user: UserRecord; help: ReturnType<typeof actionsFor> }) {
  const { ask, refusal } = useUserAction(user);
  const entries = help.map(({ name, words }) => ({
    ...{ id: name, label: words.title, danger: words.danger },
    onSelect: () => void ask(name, words),
  }));
  return (
    <Stack gap={2} align="start" className={styles.action}>
      <Menu label="Account help" text="Account help" icon="support" entries={entries} />
      <Refusal words={refusal} />
    </Stack>
  );
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
      <Refusal words={refusal} />
    </Stack>
  );
}

const Refusal = ({ words }: { words: string | null }) => (
  <div role="alert">
    <FieldError error={words} />
  </div>
);
