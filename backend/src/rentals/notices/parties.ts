import { zoneOf } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import type { EntityManager } from 'typeorm';
import { flagFrom, instantFrom, listOf, type RawInstant, rowsOf } from '@kit/server/store/reading';
import type { Reader } from '../../notifications/notice';
import type { RentalRequest } from '../records/rental-request.entity';
import type { NoticeFacts } from './rental-notices';

type Party = Reader & { deleted_at: Date | null };

/** The people and machine of a request, for its notices; includes deleted ones. */
export interface RequestParties {
  machine: { subject: string; time_zone: string | null };
  renter: Party;
  owner: Party;
}

type Side = 'renter' | 'owner';
type Stored<V> = V extends Date ? RawInstant : V extends boolean ? number : V;
type PartiesRow = { [F in keyof Party as `${Side}_${F}`]: Stored<Party[F]> } & {
  id: number;
  machine: string;
  time_zone: string | null;
};

const FIELDS: readonly (keyof Party)[] = [
  ...(['id', 'name', 'email', 'email_verified_at', 'admin', 'message_mails'] as const),
  ...(['reminder_mails', 'deleted_at'] as const),
];
const columnsOf = (side: Side) => FIELDS.map((field) => `${side}.${field} AS ${side}_${field}`).join(', ');
const COLUMNS = `machine.subject AS machine, machine.time_zone, ${columnsOf('renter')}, ${columnsOf('owner')}`;

const TABLES = `rental_requests r JOIN machines machine ON machine.id = r.machine_id
  JOIN users renter ON renter.id = r.user_id JOIN users owner ON owner.id = r.owner_id`;

/** @param ids  at least one */
export async function partiesOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, RequestParties>> {
  const { places, values } = listOf(ids);
  const sql = `SELECT r.id, ${COLUMNS} FROM ${TABLES} WHERE r.id IN (${places})`;
  const rows = await rowsOf<PartiesRow>(manager, sql, values);
  return new Map(rows.map((row) => [Number(row.id), partiesIn(row)]));
}

function partiesIn(row: PartiesRow): RequestParties {
  const machine = { subject: row.machine, time_zone: row.time_zone };
  return { machine, renter: partyIn(row, 'renter'), owner: partyIn(row, 'owner') };
}

function partyIn(row: PartiesRow, side: Side): Party {
  return {
    id: Number(row[`${side}_id`]),
    name: row[`${side}_name`],
    email: row[`${side}_email`],
    email_verified_at: instantFrom(row[`${side}_email_verified_at`]),
    admin: flagFrom(row[`${side}_admin`]),
    message_mails: row[`${side}_message_mails`],
    reminder_mails: row[`${side}_reminder_mails`],
    deleted_at: instantFrom(row[`${side}_deleted_at`]),
  };
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
): Promise<(NotifiedFields & { parties: RequestParties }) | null> {
  const [row] = await rowsOf<Omit<NotifiedFields, 'machine'> & PartiesRow>(manager, NOTIFIED, [id]);
  if (!row) return null;
  const { user_id, owner_id, machine_id, start_date, end_date } = row;
  const machine = { user_id: owner_id };
  return { id, user_id, owner_id, machine_id, machine, start_date, end_date, parties: partiesIn(row) };
}

/** A notification about a request, and its recipients. */
export interface NoticeContext {
  facts: NoticeFacts;
  /** The two by their ids; null for who is gone. */
  readers: ReadonlyMap<number, Reader | null>;
}

type Rented = Pick<NotifiedFields, 'start_date' | 'end_date'>;

export function contextOf(
  { start_date, end_date }: Rented,
  parties: RequestParties,
  now: Date,
): NoticeContext {
  const { machine, renter, owner } = parties;
  const year = todayIn(zoneOf(machine), now).slice(0, 4);
  const rented = { machine: machine.subject, start_date, end_date, year };
  return {
    facts: { ...rented, renter: renter.name, owner: owner.name },
    readers: new Map([renter, owner].map((one) => [one.id, one.deleted_at ? null : one])),
  };
}
