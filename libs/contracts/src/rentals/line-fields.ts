import { type Field, money, number, text, whole } from '../fields';
import { choice, described, nested, optional, part } from '../shapes';
import { LINE_KINDS, type PeriodDays } from './rates';

export const lineFields = {
  kind: described('What it is; its label is words alone.', choice(LINE_KINDS)),
  label: text,
  quantity: number(),
  unit_amount: money,
  amount: money,
  period_days: described(
    'Of rent alone: 1, 7 or 28, the days that one of its quantity covers.',
    optional(whole as Field<PeriodDays>),
  ),
  of: described('What it belongs to.', optional(nested(part({ type: text, id: whole })))),
} as const;
