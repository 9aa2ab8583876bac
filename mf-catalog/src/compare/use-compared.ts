import { WireError } from '@laravel-wire/client';
import { useQueries } from '@tanstack/react-query';
import { type MachineRecord, machineType, type MachineTypeRecord, machineTypeType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import type { Compared } from './compared-rows';

/** The machines that are still there, in the order of their ids, with their types' attributes. */
export function useCompared(ids: readonly number[]) {
  const wire = useWire();
  const machines = useQueries({
    queries: ids.map((id) => ({
      queryKey: recordKeys.record(machineType, id),
      queryFn: (): Promise<MachineRecord> => wire.resource(machineType).find(id),
    })),
  });
  const found = machines.flatMap(({ data }) => data ?? []);
  const typeIds = [...new Set(found.map((machine) => machine.machine_type_id))];
  const types = useQueries({
    queries: typeIds.map((id) => ({
      queryKey: recordKeys.record(machineTypeType, id),
      queryFn: (): Promise<MachineTypeRecord> => wire.resource(machineTypeType).find(id),
    })),
  });
  const schemas = new Map(types.flatMap(({ data }) => (data ? [[data.id, data.attribute_schema]] : [])));
  const compared = found.map((machine): Compared => {
    return { machine, schema: schemas.get(machine.machine_type_id) ?? [] };
  });
  const failed = [...machines, ...types].filter(({ error }) => error !== null && !isGone(error));
  return {
    compared,
    isPending: [...machines, ...types].some((query) => query.isPending),
    /** So many were taken off the site. */
    missing: machines.filter(({ error }) => isGone(error)).length,
    /** Null: whatever is there could be requested. */
    failed: failed.length === 0 ? null : together(failed),
  };
}

function together(queries: readonly { isFetching: boolean; refetch: () => unknown }[]) {
  return {
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => queries.forEach((query) => query.refetch()),
  };
}

function isGone(error: Error | null): boolean {
  return error instanceof WireError && [403, 404].includes(error.status ?? 0);
}
