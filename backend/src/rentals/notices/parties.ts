import type { EntityManager } from 'typeorm';
import { flagFrom, instantFrom, listOf, rowsOf } from '@kit/server/store/reading';
import type { Reader } from '../../notifications/notice';
import type { RentalRequest } from '../records/rental-request.entity';
import type { NoticeFacts } from './rental-notices';

/** The people and machine of a request, for its notices; includes deleted ones. */
export interface PartiesRow {
  id: number;
  machine: string;
  renter: string;
  renter_email: string;
  renter_verified_at: Date | string | null;
  renter_admin: number;
  renter_message_mails: Reader['message_mails'];
  renter_reminder_mails: Reader['reminder_mails'];
  is_renter_there: number;
  owner: string;
  owner_email: string;
  owner_verified_at: Date | string | null;
  owner_admin: number;
  owner_message_mails: Reader['message_mails'];
  owner_reminder_mails: Reader['reminder_mails'];
  is_owner_there: number;
}

const COLUMNS = `machine.subject AS machine,
    renter.name AS renter, renter.email AS renter_email, renter.email_verified_at AS renter_verified_at,
    renter.admin AS renter_admin, renter.deleted_at IS NULL AS is_renter_there,
    renter.message_mails AS renter_message_mails, renter.reminder_mails AS renter_reminder_mails,
    owner.name AS owner, owner.email AS owner_email, owner.email_verified_at AS owner_verified_at,
    owner.admin AS owner_admin, owner.deleted_at IS NULL AS is_owner_there,
    owner.message_mails AS owner_message_mails, owner.reminder_mails AS owner_reminder_mails`;

const TABLES = `rental_requests r JOIN machines machine ON machine.id = r.machine_id
  JOIN users renter ON renter.id = r.user_id JOIN users owner ON owner.id = r.owner_id`;

/** @param ids  at least one */
export async function partiesOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, PartiesRow>> {
  const { places, values } = listOf(ids);
  const sql = `SELECT r.id, ${COLUMNS} FROM ${TABLES} WHERE r.id IN (${places})`;
  const rows = await rowsOf<PartiesRow>(manager, sql, values);
  return new Map(rows.map((row) => [Number(row.id), row]));
}

export type NotifiedFields = Pick<
  RentalRequest,
  'id' | 'user_id' | 'owner_id' | 'machine_id' | 'machine' | 'start_date' | 'end_date'
>;

const NOTIFIED = `SELECT r.id, r.user_id, r.owner_id, r.machine_id, r.start_date, r.end_date, ${COLUMNS}
  FROM ${TABLES} WHERE r.id = ? AND r.deleted_at IS NULL`;

/** A request and its parties, for who will tell them of it and nothing else: it has forty columns more. */
export async function findNotifiedOf(
  manager: EntityManager,
  id: number,
): Promise<(NotifiedFields & { parties: PartiesRow }) | null> {
  const [row] = await rowsOf<Omit<NotifiedFields, 'machine'> & PartiesRow>(manager, NOTIFIED, [id]);
  if (!row) return null;
  const { user_id, owner_id, machine_id, start_date, end_date } = row;
  const machine = { user_id: owner_id };
  return { id, user_id, owner_id, machine_id, machine, start_date, end_date, parties: row };
}

/** A notification about a request, and its recipients. */
export interface NoticeContext {
  facts: NoticeFacts;
  /** The two by their ids; null for who is gone. */
  readers: ReadonlyMap<number, Reader | null>;
}

export function contextOf(
  { user_id, owner_id, start_date, end_date }: NotifiedFields,
  row: PartiesRow,
): NoticeContext {
  const { machine, renter, owner } = row;
  const renting = {
    id: user_id,
    name: renter,
    email: row.renter_email,
    email_verified_at: instantFrom(row.renter_verified_at),
    admin: flagFrom(row.renter_admin),
    message_mails: row.renter_message_mails,
    reminder_mails: row.renter_reminder_mails,
  };
  const owning = {
    id: owner_id,
    name: owner,
    email: row.owner_email,
    email_verified_at: instantFrom(row.owner_verified_at),
    admin: flagFrom(row.owner_admin),
    message_mails: row.owner_message_mails,
    reminder_mails: row.owner_reminder_mails,
  };
  return {
    facts: { machine, renter, owner, start_date, end_date },
    readers: new Map([
      [user_id, row.is_renter_there ? renting : null],
      [owner_id, row.is_owner_there ? owning : null],
    ]),
  };
}
