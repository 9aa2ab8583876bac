import type { StoreAccessRequestRecord } from '@yard/contracts';
import { useSession } from '@yard/session';
import { useMemo } from 'react';

/** A decision changes what the user may do: the session is asked for again. */
export function useStoreAccessEvents() {
  const { user, reload } = useSession();
  return useMemo(
    () => ({
      saved: (request: StoreAccessRequestRecord) => {
        if (request.user_id === user?.id && request.status !== 'open') void reload();
      },
    }),
    [user?.id, reload],
  );
}
