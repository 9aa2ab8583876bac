import { day, number, orNull, type RecordOf, text, whole } from '../fields';
import { described, list, nested, part } from '../shapes';

export const categoryUseShape = part(
  {
    category: described('Of the machine type; null of types that have none.', orNull(text)),
    machines: described('That are listed now.', whole),
    rented_days: whole,
    rate: described('Part of the days of all these machines, from 0 to 1.', number()),
    before_rate: described('The same of as many days before.', number()),
  },
  'category_use',
);
export type CategoryUse = RecordOf<typeof categoryUseShape>;

export const utilisationShape = part(
  { from: day, to: day, categories: described('The most used first.', list(nested(categoryUseShape))) },
  'utilisation',
);
/** The answer of `GET api/desk/utilisation`. */
export type Utilisation = RecordOf<typeof utilisationShape>;

export const answerFiguresShape = part(
  {
    tickets: described('That were opened.', whole),
    answer_hours: described('Until the first answer, on average; null of none.', orNull(number())),
    in_time_rate: described(
      'Part of those that were answered or are overdue, from 0 to 1; null of none, or without a target.',
      orNull(number()),
    ),
  },
  'answer_figures',
);
export type AnswerFigures = RecordOf<typeof answerFiguresShape>;

export const ticketAnswersShape = part(
  {
    from: day,
    to: day,
    target_hours: described('In which tickets are to be answered; null without a target.', orNull(whole)),
    now: nested(answerFiguresShape),
    before: described('The same of as many days before.', nested(answerFiguresShape)),
    days: described(
      'By the day that a ticket was opened, quiet days too.',
      list(nested(part({ date: day, tickets: whole, answer_hours: orNull(number()) }))),
    ),
  },
  'ticket_answers',
);
export type TicketAnswers = RecordOf<typeof ticketAnswersShape>;
