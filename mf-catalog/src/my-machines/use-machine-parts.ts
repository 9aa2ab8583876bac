import type { RecordType } from '@laravel-wire/core';
import { machineType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { useMemo } from 'react';

/** Changes delivery options, blackouts or photos; the machine is fetched again after each. */
export function useMachineParts<R extends { id: number }>(machineId: number, type: RecordType<R>) {
  const wire = useWire();
  const machines = useRecordCache(machineType);
  return useMemo(() => {
    const parts = wire.resource(machineType).nested(machineId, type);
    const then = async <T>(change: Promise<T>): Promise<T> => {
      const changed = await change;
      machines.refresh();
      return changed;
    };
    return {
      create: (input: object) => then(parts.create(input)),
      update: (id: number, input: object) => then(parts.update(id, input)),
      act: (id: number, action: string) => then(parts.act(id, action)),
      destroy: (id: number) => then(parts.destroy(id)),
      refresh: machines.refresh,
      path: parts.endpoint,
    };
  }, [wire, machines, machineId, type]);
}
