import { type MachineRecord, machineType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import type { DayRange } from '@yard/ui';

export function useSimilar(machine: MachineRecord, { from, to }: DayRange, count: number) {
  const near = machine.geotag && { lat: machine.geotag.lat, lng: machine.geotag.lng, sort: 'distance' };
  const { data, isError } = useRecords(machineType, {
    machine_type_id: machine.machine_type_id,
    ...near,
    ...(from !== '' && to !== '' ? { from, to } : {}),
    // The machine itself is one of them.
    per_page: count + 1,
  });
  const others = data?.data.filter(({ id }) => id !== machine.id).slice(0, count);
  return { others: isError ? [] : others };
}
