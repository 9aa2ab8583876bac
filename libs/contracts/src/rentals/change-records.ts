import { day, instant, money, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, list, nested, part, record, time } from '../shapes';
import { priceLineShape } from './part-records';
import { planShape } from './plan-records';
import { CHANGE_STATUSES } from './change-span';

const spanShape = part({
  start_date: day,
  end_date: day,
  start_time: orNull(time),
  end_time: orNull(time),
  machine_id: whole,
});

const priced = {
  rental_amount: described('After the change, as are delivery and subtotal.', money),
  delivery_amount: money,
  subtotal: money,
  difference: described('To the rental as it is; below 0 where money comes back.', money),
  lines: list(nested(priceLineShape)),
} as const;

const plan = described('What accepting it charges or gives back.', nested(planShape));

export const changeQuoteShape = part({ ...priced, plan }, 'rental_change_quote');
export type RentalChangeQuote = RecordOf<typeof changeQuoteShape>;

export const rentalChangeShape = record('rental_change', {
  rental_request_id: whole,
  user_id: described('Who offers it.', whole),
  user_name: text,
  status: choice(CHANGE_STATUSES),
  message: orNull(text),
  from: nested(spanShape),
  to: nested(spanShape),
  ...priced,
  plan: {
    ...orNull(plan),
    description: 'What accepting it charges or gives back; null once it is answered.',
  },
  answer_by: instant,
  answered_at: orNull(instant),
  answer: described('What the other side wrote when it declined.', orNull(text)),
});
/** Other days, other hours or another machine, offered by one side of a rental. */
export type RentalChangeRecord = RecordOf<typeof rentalChangeShape>;

export const callOffShape = part(
  { number: text, called_at: instant, last_day: described('The last day that is billed.', day) },
  'call_off',
);
export type CallOff = RecordOf<typeof callOffShape>;
