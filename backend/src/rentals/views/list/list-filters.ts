import type { InputOf } from '@laravel-wire/core';
import type { FiltersOf } from '@laravel-wire/nest';
import { type Actor, isOver, type rentalRequestFilters } from '@yard/contracts';
import type { Condition } from '../../records/state-in-sql';

export type RentalRequestFilters = FiltersOf<InputOf<typeof rentalRequestFilters>>;

/** Costly to find, so that it is found once: its number comes with the page. */
export function isWaitingForAdmin(
  actor: Actor,
  { role, your_turn, needs_attention }: RentalRequestFilters,
): boolean {
  return actor.admin && !role && !your_turn && needs_attention === true;
}

/** True for filters that only few of all requests pass, which an index finds. */
export function isOfFew({
  contested,
  late,
  unpaid,
  owner_suspended,
  search,
  status,
}: RentalRequestFilters): boolean {
  return (
    [contested, late, unpaid, owner_suspended].includes(true) ||
    Boolean(search) ||
    (status != null && !isOver(status))
  );
}

const AGREED_TO = `r.id IN (SELECT agreed.rental_request_id FROM document_agreements agreed
  WHERE agreed.document_id = :document_id AND agreed.deleted_at IS NULL)`;

export function plainConditions(filters: RentalRequestFilters): Condition[] {
  const { machine_id, user_id, owner_id, document_id, start_date_from, start_date_to } = filters;
  return [
    ...(machine_id ? [{ sql: 'r.machine_id = :machine_id', parameters: { machine_id } }] : []),
    ...(user_id ? [{ sql: 'r.user_id = :user_id', parameters: { user_id } }] : []),
    ...(owner_id ? [{ sql: 'r.owner_id = :owner_id', parameters: { owner_id } }] : []),
    ...(document_id ? [{ sql: AGREED_TO, parameters: { document_id } }] : []),
    ...(start_date_from ? [{ sql: 'r.start_date >= :from', parameters: { from: start_date_from } }] : []),
    ...(start_date_to ? [{ sql: 'r.start_date <= :to', parameters: { to: start_date_to } }] : []),
  ];
}
