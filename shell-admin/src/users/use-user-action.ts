import { WireError } from '@laravel-wire/client';
import { useConfirmed } from '@yard/account';
import { type UserRecord, userType } from '@yard/contracts';
import { useActionOn, useRecordCache, useWire, refusalWords } from '@yard/data';
import { useSession } from '@yard/session';
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

/** Actions that are confirmed first, with the password where the server wants it. */
export function useUserAction(user: UserRecord) {
  const act = useActionOn(userType);
  const session = useSession();
  const { askFirst, ...state } = useAskFirst();
  const run = async (name: UserActionName) => {
    await act(user.id, name);
    if (user.id === session.user?.id) await session.reload();
  };
  return {
    ...state,
    ask: (name: UserActionName, words: UserActionWords) => askFirst(words, () => run(name)),
  };
}

export function useDeleteUser(
  user: UserRecord,
  { onDeleted, erase }: { onDeleted: () => void; erase: boolean },
) {
  const wire = useWire();
  const cache = useRecordCache(userType);
  const { askFirst, ...state } = useAskFirst();
  const run = async () => {
    await wire.http.send('DELETE', `${userType.endpoint}/${user.id}`, { body: { erase } });
    cache.remove(user.id);
    onDeleted();
  };
  return { ...state, ask: (words: UserActionWords) => askFirst(words, run) };
}

function useAskFirst() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { confirm } = useModals();
  const toast = useToast();
  const confirmed = useConfirmed();
  const askFirst = async ({ title, effect, done, danger }: UserActionWords, run: () => Promise<void>) => {
    setRefusal(null);
    if (!(await confirm({ title: `${title}?`, message: effect, confirmText: title, danger }))) return;
    setBusy(true);
    try {
      if (await confirmed(run)) toast.show(done);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      setRefusal(refusalWords(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, askFirst };
}
