import { useQueries } from '@tanstack/react-query';
import { addressType, type MachineAttribute, machineTypeType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { useSettings } from '@yard/remote-kit';
import { useState } from 'react';
import { type ListedType, useMachineTypes } from '../machines/use-machine-types';
import { attributeColumns, MACHINE_COLUMNS, type MachineColumn, matched } from './machine-columns';
import type { Mending } from './mend-row';
import { readRows, typeNamed } from './read-rows';
import type { ReadTable } from './read-table';

export function useReadTable(file: ReadTable) {
  const types = useMachineTypes().data;
  const addresses = useWholeList(addressType).data?.data;
  const { distance_unit } = useSettings();
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [addressId, setAddressId] = useState<number | null>(null);
  const [now] = useState(() => new Date());
  const [mended, setMended] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const table = {
    ...file,
    rows: file.rows.map(({ line, cells }) => ({ line, cells: mended.get(line) ?? cells })),
  };
  const named = matched(table.header, MACHINE_COLUMNS, chosen);
  const schemas = useSchemas(typeIdsOf(table, named, types ?? []));
  const known = [...MACHINE_COLUMNS, ...attributeColumns([...schemas.values()], distance_unit)];
  const columns = matched(table.header, known, chosen);
  const rows =
    types && addresses
      ? readRows(table, columns, { types, schemas, addresses, addressId, units: distance_unit, now })
      : undefined;
  const choose = (at: number, field: string) => setChosen((before) => ({ ...before, [at]: field }));
  const mending: Mending = {
    header: table.header,
    columns,
    cellsOf: (of) => table.rows.find(({ line }) => line === of)?.cells ?? [],
    mend: (line, cells) => setMended((before) => new Map(before).set(line, cells)),
  };
  return { rows, columns, known, choose, mending, addresses: addresses ?? [], addressId, setAddressId };
}

function typeIdsOf(
  { rows }: ReadTable,
  columns: readonly (MachineColumn | null)[],
  types: readonly ListedType[],
): number[] {
  const at = columns.findIndex((column) => column?.field === 'machine_type_id');
  const names = new Set(rows.map(({ cells }) => cells[at] ?? ''));
  return [...new Set([...names].flatMap((name) => typeNamed(types, name)?.id ?? []))];
}

/** Attribute schemas by type; a type that is still being fetched is not in it. */
function useSchemas(typeIds: readonly number[]): ReadonlyMap<number, readonly MachineAttribute[]> {
  const wire = useWire();
  const answers = useQueries({
    queries: typeIds.map((id) => ({
      queryKey: recordKeys.record(machineTypeType, id),
      queryFn: () => wire.resource(machineTypeType).find(id),
    })),
  });
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.attribute_schema] as const] : [])));
}
