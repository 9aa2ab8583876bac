import type { RentalMachine } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { illustrationUrl } from '../../catalog/machine-types/present-machine-type';
import { OFFERED } from '../../catalog/search/machine-visibility';
import { flagFrom, placesFor } from '@kit/server/store/reading';

export interface MachineFace {
  machine: RentalMachine;
  isOffered: boolean;
}

interface Row {
  id: number;
  subject: string;
  type_name: string;
  category: string | null;
  user_id: number;
  user_name: string;
  photo_url: string | null;
  time_zone: string | null;
  is_offered: number;
}

/** Machines by their ids, those that are gone too. One query. */
export async function machineFaces(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MachineFace>> {
  if (ids.length === 0) return new Map();
  const sql = `SELECT machine.id, machine.subject, type.name AS type_name, type.category, machine.user_id,
      owner.name AS user_name, machine.time_zone,
      (SELECT photo.url FROM photos photo WHERE photo.machine_id = machine.id AND photo.deleted_at IS NULL
        ORDER BY photo.position, photo.id LIMIT 1) AS photo_url,
      (machine.deleted_at IS NULL AND ${OFFERED}) AS is_offered
    FROM machines machine
    JOIN machine_types type ON type.id = machine.machine_type_id
    JOIN users owner ON owner.id = machine.user_id
    WHERE machine.id IN (${placesFor(ids)})`;
  const rows = await manager.query<Row[]>(sql, [...ids]);
  return new Map(rows.map((row) => [row.id, faceOf(row)]));
}

function faceOf(row: Row): MachineFace {
  const { id, subject, type_name, category, user_id, user_name, photo_url, time_zone } = row;
  return {
    machine: {
      id,
      subject,
      machine_type_name: type_name,
      user_id,
      user_name,
      photo_url,
      illustration_url: illustrationUrl({ name: type_name, category }),
      time_zone,
    },
    isOffered: flagFrom(row.is_offered),
  };
}
