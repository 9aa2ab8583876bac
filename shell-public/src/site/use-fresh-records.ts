import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '@yard/session';
import { useEffect, useRef } from 'react';

/** Forgets all records when somebody else is at the screen: what one reader saw is not for the next. */
export function useFreshRecords(): void {
  const { user, loaded } = useSession();
  const client = useQueryClient();
  const last = useRef<number | null | undefined>(undefined);
  const reader = loaded ? (user?.id ?? null) : undefined;

  useEffect(() => {
    const isAnother = last.current !== undefined && last.current !== reader;
    last.current = reader;
    if (isAnother) void client.resetQueries();
  }, [reader, client]);
}
