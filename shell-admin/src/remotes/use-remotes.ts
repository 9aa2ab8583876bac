import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REMOTE_RELEASES, type WatchedVersionRecord, type WatchedVersions } from '@yard/contracts/watching';
import { useWire } from '@yard/data';

const KEY = [REMOTE_RELEASES];
/** Polled: no broadcast says that a team has published, or that a failing version was rolled back. */
const ASK_AGAIN_MS = 10_000;

export type Remote = { name: string; versions: WatchedVersionRecord[] };

export type Move = 'canary' | 'promote' | 'rollback' | 'preview' | 'stop' | 'continue';

export function useRemotes() {
  const wire = useWire();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => wire.http.get<WatchedVersions>(REMOTE_RELEASES, {}, { signal }),
    select: ({ versions, frozen_until }) => ({ remotes: byName(versions), frozen_until }),
    refetchInterval: ASK_AGAIN_MS,
  });
}

export function useSwitch(name: string) {
  const wire = useWire();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ move, ...input }: { move: Move; version?: string; share?: number | null }) =>
      wire.http.post<object>(`${REMOTE_RELEASES}/${name}/${move}`, input),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

function byName(versions: WatchedVersionRecord[]): Remote[] {
  const names = [...new Set(versions.map(({ name }) => name))];
  return names.map((name) => ({ name, versions: versions.filter((one) => one.name === name) }));
}
