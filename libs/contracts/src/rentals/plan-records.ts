import { DOCUMENT_KINDS } from '../agreements/document-kinds';
import { instant, money, orNull, type RecordOf, whole } from '../fields';
import { PAYMENT_KINDS } from '../payments/payment-words';
import { choice, described, list, nested, part } from '../shapes';
import { RENTAL_STATUSES } from './rental-request.state';

/** Events after which a plan's money is refunded. */
const BACK_AFTER = ['approval', 'acceptance', 'return', 'cancellation'] as const;
export type BackAfter = (typeof BACK_AFTER)[number];

const sum = { kind: choice(PAYMENT_KINDS), amount: money } as const;

export const planShape = part(
  {
    now: described(
      'Charged by the press itself.',
      list(nested(part({ ...sum, person_id: described('Null for a guest.', orNull(whole)) }))),
    ),
    later: described(
      'Charged from an instant on; null with the owner’s answer.',
      list(nested(part({ ...sum, at: orNull(instant) }))),
    ),
    held: described('Of what is charged, the part that is a deposit.', money),
    back: list(nested(part({ ...sum, after: choice(BACK_AFTER) }))),
    becomes: choice(RENTAL_STATUSES),
  },
  'plan',
);
/** Charges and refunds of an action, in major units, and the rental's status after it. */
export type PlanRecord = RecordOf<typeof planShape>;

export const cancelPreviewShape = part(
  {
    plan: nested(planShape),
    payments: described(
      'What comes back of each payment that was collected.',
      list(nested(part({ id: whole, amount: money }))),
    ),
    waits: described('As of a refund.', orNull(choice(['second_admin', 'hour']))),
  },
  'cancel_preview',
);
export type CancelPreviewRecord = RecordOf<typeof cancelPreviewShape>;

export const documentVersionShape = part({ id: whole, kind: choice(DOCUMENT_KINDS), version: whole });
