import { type MachineRecord, machineType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { useEffect } from 'react';

/** Tells the server that somebody looks at the machine's page, for its owner's counts. */
export function usePageView({ id, user_id, published_at }: MachineRecord): void {
  const { http } = useWire();
  const { user } = useSession();
  const counts = published_at !== null && user?.id !== user_id;
  useEffect(() => {
    if (!counts) return;
    http.post(`${machineType.endpoint}/${id}/page_views`).catch(() => {
      // The reader misses nothing where their visit is not counted.
    });
  }, [http, id, counts]);
}
