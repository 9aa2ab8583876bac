import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PasskeyRecord } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { useCallback } from 'react';

const PATH = '/user/passkeys';
const keyOf = (userId: number | undefined) => ['passkeys', userId];

/** The passkeys of who is signed in, the oldest first. */
export function usePasskeys() {
  const wire = useWire();
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user?.id),
    queryFn: () => wire.http.get<PasskeyRecord[]>(PATH),
    enabled: user !== null,
  });
}

export function useRefetchPasskeys(): () => Promise<void> {
  const client = useQueryClient();
  const { user } = useSession();
  return useCallback(() => client.invalidateQueries({ queryKey: keyOf(user?.id) }), [client, user?.id]);
}

export const passkeyPath = (id: number) => `${PATH}/${id}`;
