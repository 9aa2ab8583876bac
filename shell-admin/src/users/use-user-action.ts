import { WireError } from '@laravel-wire/client';
import { useConfirmed } from '@yard/account';
import { type UserRecord, userType } from '@yard/contracts';
import { useAction, useRecordCache, useWire, refusalWords } from '@yard/data';
import { useSession } from '@yard/session';
import { useMutation } from '@tanstack/react-query';
import { useModals, useToast } from '@yard/ui';
import { useState } from 'react';

export type UserActionName =
  | 'restore'
  | 'revoke_admin'
  | 'grant_store_access'
  | 'revoke_store_access'
  | 'send_password_link'
  | 'end_sessions'
  | 'reset_two_factor';

export interface UserActionWords {
  /** The action named in full ("Revoke admin from Ray Renter"); a question with "?" behind it. */
  title: string;
  effect: string;
  done: string;
  danger: boolean;
}

/**
 * An action on an account that is confirmed first, and needs the password where the server wants it; a refusal is shown
 * in the server's words.
 */
export function useUserAction(user: UserRecord, name: UserActionName, words: UserActionWords) {
  const action = useAction<UserRecord, object>(userType, user.id, name);
  const { refusal, askFirst } = useAskFirst(words);
  const session = useSession();
  const run = async () => {
    await action.mutateAsync({});
    if (user.id === session.user?.id) await session.reload();
  };
  return { busy: action.isPending, refusal, ask: () => askFirst(run) };
}

export function useDeleteUser(
  user: UserRecord,
  words: UserActionWords,
  { onDeleted, erase }: { onDeleted: () => void; erase: boolean },
) {
  const wire = useWire();
  const cache = useRecordCache(userType);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => wire.http.send('DELETE', `${userType.endpoint}/${user.id}`, { body: { erase } }),
    onSuccess: () => cache.remove(user.id),
  });
  const { refusal, askFirst } = useAskFirst(words);
  const run = async () => {
    await mutateAsync();
    onDeleted();
  };
  return { busy: isPending, refusal, ask: () => askFirst(run) };
}

function useAskFirst({ title, effect, done, danger }: UserActionWords) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { confirm } = useModals();
  const toast = useToast();
  const confirmed = useConfirmed();
  const askFirst = async (run: () => Promise<void>) => {
    setRefusal(null);
    if (!(await confirm({ title: `${title}?`, message: effect, confirmText: title, danger }))) return;
    try {
      if (await confirmed(run)) toast.show(done);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      setRefusal(refusalWords(error));
    }
  };
  return { refusal, askFirst };
}
