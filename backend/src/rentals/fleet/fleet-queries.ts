import { inStatus } from '../records/state-in-sql';

// Restricted to the machines `:ids` and the days `:from` to `:to`.

/**
 * Each day that a rental takes, and of those after it in which the machine is made ready: of rentals with a day in the
 * window those beyond it, too.
 */
export const TAKEN = `SELECT d.machine_id AS machine_id, d.rental_request_id AS rental_request_id, d.reason AS reason,
    d.day AS day, renter.name AS renter
  FROM machine_days d JOIN rental_requests r ON r.id = d.rental_request_id JOIN users renter ON renter.id = r.user_id
  WHERE d.machine_id IN (:...ids) AND d.rental_request_id IN (SELECT w.rental_request_id FROM machine_days w
    WHERE w.machine_id IN (:...ids) AND w.day >= :from AND w.day <= :to)
  ORDER BY d.machine_id, d.rental_request_id, d.day`;

export interface TakenRow {
  machine_id: number;
  rental_request_id: number;
  reason: 'rental' | 'turnaround';
  day: string;
  renter: string;
}

export const LATE_RENTERS = `SELECT r.id AS id, renter.name AS renter FROM rental_requests r
  JOIN users renter ON renter.id = r.user_id WHERE r.id IN (:...late)`;

export interface LateRenterRow {
  id: number;
  renter: string;
}

export const BLOCKED = `SELECT id, machine_id, start_date, end_date, reason, machine_calendar_id FROM blackouts
  WHERE machine_id IN (:...ids) AND start_date <= :to AND end_date >= :from AND deleted_at IS NULL`;

export interface BlockedRow {
  id: number;
  machine_id: number;
  start_date: string;
  end_date: string;
  reason: string | null;
  machine_calendar_id: number | null;
}

export const WAITING = `SELECT r.id AS id, r.machine_id AS machine_id, r.start_date AS start_date,
    r.end_date AS end_date, renter.name AS renter
  FROM rental_requests r JOIN users renter ON renter.id = r.user_id
  WHERE r.machine_id IN (:...ids) AND r.start_date <= :to AND r.end_date >= :from AND r.deleted_at IS NULL
    AND ${inStatus(['pending'])}`;

export interface WaitingRow {
  id: number;
  machine_id: number;
  start_date: string;
  end_date: string;
  renter: string;
}

/** Requests sent since `:since`, and how many of them were approved. */
export const REQUESTED = `SELECT machine_id, COUNT(*) AS requests, COUNT(approved_at) AS bookings
  FROM rental_requests WHERE machine_id IN (:...ids) AND created_at >= :since AND deleted_at IS NULL
  GROUP BY machine_id`;

export interface RequestedRow {
  machine_id: number;
  requests: number | string;
  bookings: number | string;
}

/** Visitors of their pages since the day `:sinceDay`. */
export const VIEWED = `SELECT machine_id, SUM(count) AS views FROM page_views
  WHERE machine_id IN (:...ids) AND day >= :sinceDay GROUP BY machine_id`;

export interface ViewedRow {
  machine_id: number;
  views: number | string;
}

export const SAVED = `SELECT machine_id, COUNT(*) AS saves FROM favourites
  WHERE machine_id IN (:...ids) AND deleted_at IS NULL GROUP BY machine_id`;

export interface SavedRow {
  machine_id: number;
  saves: number | string;
}
