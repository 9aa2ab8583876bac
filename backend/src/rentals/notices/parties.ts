import type { EntityManager } from 'typeorm';
import { listOf, rowsOf } from '@yard/server/store/rows-of';
import type { Transaction } from '@yard/server/store/unit-of-work';
import type { RentalRequest } from '../records/rental-request.entity';

/** Who is told of a request, and what of: deleted people and machines too. */
export interface PartiesRow {
  id: number;
  machine: string;
  renter: string;
  renter_email: string;
  renter_verified_at: Date | string | null;
  renter_admin: number;
  is_renter_there: number;
  owner: string;
  owner_email: string;
  owner_verified_at: Date | string | null;
  owner_admin: number;
  is_owner_there: number;
}

const COLUMNS = `machine.subject AS machine,
    renter.name AS renter, renter.email AS renter_email, renter.email_verified_at AS renter_verified_at,
    renter.admin AS renter_admin, renter.deleted_at IS NULL AS is_renter_there,
    owner.name AS owner, owner.email AS owner_email, owner.email_verified_at AS owner_verified_at,
    owner.admin AS owner_admin, owner.deleted_at IS NULL AS is_owner_there`;

const TABLES = `rental_requests r JOIN machines machine ON machine.id = r.machine_id
  JOIN users renter ON renter.id = r.user_id JOIN users owner ON owner.id = r.owner_id`;

export async function partiesOf(
  { manager }: Transaction,
  ids: readonly number[],
): Promise<(PartiesRow | undefined)[]> {
  const { places, values } = listOf(ids);
  const sql = `SELECT r.id, ${COLUMNS} FROM ${TABLES} WHERE r.id IN (${places})`;
  const rows = await rowsOf<PartiesRow>(manager, sql, values);
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.map((id) => byId.get(id));
}

/** What of a request has to be known to tell of it. */
export type Told = Pick<
  RentalRequest,
  'id' | 'user_id' | 'owner_id' | 'machine_id' | 'machine' | 'start_date' | 'end_date'
>;

const TOLD = `SELECT r.id, r.user_id, r.owner_id, r.machine_id, r.start_date, r.end_date, ${COLUMNS}
  FROM ${TABLES} WHERE r.id = ? AND r.deleted_at IS NULL`;

/** A request and its parties, for who will tell them of it and nothing else: it has forty columns more. */
export async function findToldOf(
  manager: EntityManager,
  id: number,
): Promise<(Told & { parties: PartiesRow }) | null> {
  const [row] = await rowsOf<Omit<Told, 'machine'> & PartiesRow>(manager, TOLD, [id]);
  if (!row) return null;
  const { user_id, owner_id, machine_id, start_date, end_date } = row;
  const machine = { user_id: owner_id };
  return { id, user_id, owner_id, machine_id, machine, start_date, end_date, parties: row };
}
