import type { Paginated, RecordType } from '@laravel-wire/core';
import { recordKeys, useLiveRecords, useWire } from '@yard/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export function usePolicy<P extends { id: number }>(type: RecordType<P>) {
  const wire = useWire();
  return useQuery({
    queryKey: [...recordKeys.all(type), 'in-force'],
    queryFn: () => wire.http.get<P>(type.endpoint),
  });
}

export function usePolicyVersions<P extends { id: number }>(type: RecordType<P>, page: number) {
  const wire = useWire();
  return useQuery({
    queryKey: [...recordKeys.all(type), 'versions', page],
    queryFn: () => wire.http.get<Paginated<P>>(`${type.endpoint}/versions`, { page }),
  });
}

export function usePutPolicy<P extends { id: number }, I extends object>(type: RecordType<P>) {
  const wire = useWire();
  const refresh = useRefresh(type);
  return useMutation({
    mutationFn: (input: I) => wire.http.put<P>(type.endpoint, input),
    onSuccess: refresh,
  });
}

/** Shows another admin's new version as soon as it is in force. */
export function useLivePolicy<P extends { id: number }>(type: RecordType<P>): void {
  const saved = useRefresh(type);
  useLiveRecords(type, { saved });
}

function useRefresh<P extends { id: number }>(type: RecordType<P>) {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: recordKeys.all(type) }), [client, type]);
}
