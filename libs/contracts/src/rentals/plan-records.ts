import { DOCUMENT_KINDS } from '../agreements/document-kinds';
import { instant, money, orNull, type RecordOf, whole } from '../fields';
import { PAYMENT_KINDS } from '../payments/payment-words';
import { choice, described, list, nested, part } from '../shapes';
import { RENTAL_STATUSES } from './rental-request.state';

const BACK_AFTER = ['approval', 'acceptance', 'return'] as const;
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
/** What a press does with money, in major units, and what the rental becomes by it. */
export type PlanRecord = RecordOf<typeof planShape>;

export const documentVersionShape = part({ id: whole, kind: choice(DOCUMENT_KINDS), version: whole });
