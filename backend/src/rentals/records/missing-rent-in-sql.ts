import { PAID_STATUSES, type PaymentKind, REFUSED_STATUSES } from '@yard/contracts';
import { inWords } from '@kit/server/store/reading';
import { IS_RETURNED } from './state-in-sql';

// Conditions on rows named `r`.

/** The newest attempt of a kind was refused, or waits for the renter. */
export function lastFailed(kind: PaymentKind): string {
  return `EXISTS (SELECT 1 FROM payments p WHERE p.rental_request_id = r.id AND p.kind = '${kind}'
    AND p.status ${inWords(REFUSED_STATUSES)} AND p.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM payments later WHERE later.rental_request_id = r.id
      AND later.kind = p.kind AND later.id > p.id AND later.deleted_at IS NULL))`;
}

const RENT_IS_PAID = `EXISTS (SELECT 1 FROM payments paid WHERE paid.rental_request_id = r.id AND paid.kind = 'rental'
  AND paid.status ${inWords(PAID_STATUSES)} AND paid.deleted_at IS NULL)`;

/** A hand-over is written, of which a condition holds for a row named `h`. */
export const hasHandover = (condition = 'h.id > 0') =>
  `EXISTS (SELECT 1 FROM handovers h WHERE h.rental_request_id = r.id AND h.deleted_at IS NULL AND ${condition})`;

export const lacksSignature = (side: 'renter' | 'owner') => hasHandover(`h.signed_by_${side}_at IS NULL`);

const SIGNED_BY_BOTH = hasHandover('h.signed_by_owner_at IS NOT NULL AND h.signed_by_renter_at IS NOT NULL');

/** `isHandedOver` of @yard/contracts. */
export const HANDED_OVER = `(r.handed_over_unpaid_at IS NOT NULL OR ${SIGNED_BY_BOTH})`;

/** The rent was refused and never came, and the machine was not handed over in spite of it. */
export const RENT_IS_MISSING = `NOT ${HANDED_OVER} AND ${lastFailed('rental')} AND NOT ${RENT_IS_PAID}`;

/** `wasOut` of @yard/contracts. */
export const WAS_OUT = `(${IS_RETURNED} OR ${HANDED_OVER} OR ${RENT_IS_PAID})`;
