import type { RawInstant } from '@kit/server/store/reading';
import { freeOn } from '../../catalog/calendar/free-sql';
import { IS_PENDING, wasCompleted } from '../records/state-in-sql';
import type { RentalRequest } from '../records/rental-request.entity';
import { PICKUP_COLUMNS, type PickupRow } from '../rules/pickup';

export type Decimal = string | number;

/** A column as a raw read gives it. */
type Stored<V> = V extends Date ? RawInstant : V extends boolean ? number : V;
type Decimals =
  `${'rental' | 'delivery' | 'deposit' | 'decided'}_amount` | `${'daily' | 'weekly' | 'monthly'}_rate`;
type Columns = Omit<
  RentalRequest,
  | Decimals
  | 'subtotal'
  | 'delivery_distance'
  | 'lines'
  | 'machine'
  | 'machine_subject'
  | 'renter_name'
  | 'owner_name'
  | 'mustAccept'
>;

/** One row of the list's reading query; its columns' names as below. */
export type RequestRow = PickupRow & { [K in keyof Columns]: Stored<Columns[K]> } & {
  [K in Decimals]: Decimal | Extract<RentalRequest[K], null>;
} & {
  delivery_distance: Decimal | null;
  subtotal: Decimal;
  lines: string;
  decider_name: string | null;
  renter_name: string;
  renter_phone: string | null;
  renter_since: RawInstant;
  /** Null for who is not the owner. */
  renter_rentals: number | string | null;
  owner_name: string;
  machine_subject: string;
  machine_call_off: number;
  books_at_once: number;
  tank_amount: Decimal | null;
  cleaning_amount: Decimal | null;
  machine_type_name: string;
  machine_type_category: string | null;
  time_zone: string | null;
  photo_url: string | null;
  cancellation_id: number | null;
  cancellation_user_id: number | null;
  cancellation_user_name: string | null;
  cancellation_reason: string | null;
  cancellation_amount: Decimal | null;
  cancellation_at: RawInstant | null;
  policy_version: number;
  policy_name: string;
  policy_window_hours: number;
  policy_tiers: string;
  policy_body: string | null;
  policy_created_at: RawInstant;
  policy_updated_at: RawInstant;
  return_id: number | null;
  returned_at: RawInstant | null;
  handover_id: number | null;
  machine_turnaround_days: number;
  has_changes: number;
  has_breakdowns: number;
  has_bill: number;
  /** Null where nobody waits for an answer. */
  days_free: number | null;
};

const RENTALS_OF_RENTER = `SELECT COUNT(*) FROM rental_requests other WHERE other.user_id = r.user_id
      AND ${wasCompleted('other')} AND other.deleted_at IS NULL`;

/** Reads requests with everything there is one of, in any order. Its first parameter is the reader; people and machines that are gone are still shown. */
export function requestRows(places: string, sqlite: boolean): string {
  return `SELECT r.*,
    renter.name AS renter_name, renter.phone AS renter_phone, renter.created_at AS renter_since,
    CASE WHEN r.owner_id = ? THEN (${RENTALS_OF_RENTER}) END AS renter_rentals, owner.name AS owner_name,
    machine.subject AS machine_subject, machine.call_off AS machine_call_off, machine.turnaround_days AS machine_turnaround_days,
    (machine.instant_book AND machine.published_at IS NOT NULL) AS books_at_once,
    machine.tank_amount AS tank_amount, machine.cleaning_amount AS cleaning_amount, machine.time_zone AS time_zone, type.name AS machine_type_name,
    type.category AS machine_type_category,
    ${PICKUP_COLUMNS},
    (SELECT photo.url FROM photos photo WHERE photo.machine_id = r.machine_id AND photo.deleted_at IS NULL
      ORDER BY photo.position, photo.id LIMIT 1) AS photo_url,
    ended.id AS cancellation_id, ended.user_id AS cancellation_user_id, ender.name AS cancellation_user_name,
    ended.reason AS cancellation_reason, ended.refund_amount AS cancellation_amount,
    ended.created_at AS cancellation_at,
    decider.name AS decider_name,
    policy.version AS policy_version, policy.name AS policy_name, policy.window_hours AS policy_window_hours,
    policy.tiers AS policy_tiers, policy.body AS policy_body,
    policy.created_at AS policy_created_at, policy.updated_at AS policy_updated_at,
    returned.id AS return_id, returned.returned_at AS returned_at, handed.id AS handover_id,
    EXISTS (SELECT 1 FROM rental_changes c WHERE c.rental_request_id = r.id) AS has_changes,
    EXISTS (SELECT 1 FROM breakdowns b WHERE b.rental_request_id = r.id) AS has_breakdowns,
    EXISTS (SELECT 1 FROM rental_bills b WHERE b.rental_request_id = r.id) AS has_bill,
    CASE WHEN ${IS_PENDING} THEN (${freeOn('r.start_date', 'r.end_date', sqlite)}) END AS days_free
  FROM rental_requests r
  JOIN users renter ON renter.id = r.user_id
  JOIN users owner ON owner.id = r.owner_id
  JOIN machines machine ON machine.id = r.machine_id
  JOIN machine_types type ON type.id = machine.machine_type_id
  LEFT JOIN addresses place ON place.id = machine.address_id
  JOIN cancellation_policies policy ON policy.id = r.cancellation_policy_id
  LEFT JOIN cancellations ended ON ended.rental_request_id = r.id
  LEFT JOIN users ender ON ender.id = ended.user_id
  LEFT JOIN users decider ON decider.id = r.decided_by
  LEFT JOIN handovers handed ON handed.rental_request_id = r.id
  LEFT JOIN machine_returns returned ON returned.rental_request_id = r.id AND returned.deleted_at IS NULL
  WHERE r.id IN (${places})`;
}
