import { rows } from '../api';
import { signatureUnder } from './handover-moves';
import type { MachineModel } from './machine-model';

interface HandoverRow extends Record<string, unknown> {
  rental_request_id: number;
  hours: string | number;
  fuel_level: number;
  signed_by_owner_name: string | null;
  signed_by_renter_name: string | null;
}

const OF_MACHINE = 'rental_request_id IN (SELECT id FROM rental_requests WHERE machine_id = ?)';

/** A signature stands under what was read when it was given, and what both have signed stays as it is. */
export async function handoversHold(model: MachineModel): Promise<void> {
  for (const row of await rows<HandoverRow>('handovers', OF_MACHINE, [model.id])) {
    const { rental_request_id: id, hours, fuel_level } = row;
    const names = [row.signed_by_owner_name, row.signed_by_renter_name];
    for (const name of names) {
      if (name !== null && name !== signatureUnder(hours))
        throw new Error(`hand-over of request ${id}: "${name}" stands under ${hours} h`);
    }
    const contents = JSON.stringify([Number(hours), fuel_level, names]);
    const closed = model.handovers.get(id) ?? null;
    if (closed !== null && closed !== contents)
      throw new Error(`hand-over of request ${id}: both signed ${closed}, and it is ${contents}`);
    model.handovers.set(id, names.includes(null) ? null : contents);
  }
}
