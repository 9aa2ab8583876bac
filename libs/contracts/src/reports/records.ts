import { instant, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, record } from '../shapes';

export const contentReportShape = record('content_report', {
  record_type: choice(['message', 'machine']),
  record_id: whole,
  parent_type: described(
    'What a message is on; null for a machine.',
    orNull(choice(['rental_request', 'support_ticket', 'machine_question'])),
  ),
  parent_id: orNull(whole),
  user_id: described('Who wrote it.', whole),
  user_name: orNull(text),
  reporter_id: described('Null where the rules marked it.', orNull(whole)),
  reporter_name: orNull(text),
  reason: text,
  content: described('As it was when it was reported.', text),
  outcome: described('Null while nobody has decided.', orNull(choice(['hidden', 'kept']))),
  closed_at: orNull(instant),
  decider_id: orNull(whole),
  decider_name: orNull(text),
  decision_reason: orNull(text),
});
/** A text that somebody reported, or that leads payment off the site. */
export type ContentReportRecord = RecordOf<typeof contentReportShape>;
