import { flag, instant, money, orNull, type RecordOf, text, whole } from '../fields';
import { anything, choice, described, list, map, nested, part, record } from '../shapes';
import { BATCHES } from './batches';

const changeShape = part({ field: text, from: anything, to: anything });

export const auditEventShape = record('audit_event', {
  user_id: orNull(whole),
  user_name: orNull(text),
  action: text,
  record_type: text,
  record_id: whole,
  record_name: described('Of a person’s account and sign-ins.', orNull(text)),
  data: map(anything),
  changes: described(
    'Which fields of the record changed; null for both where a value names a person.',
    list(nested(changeShape)),
  ),
  acting_as: described('The user whose site the actor saw; null for their own.', orNull(whole)),
  ip_address: orNull(text),
  request_id: orNull(text),
});
export const auditProofShape = part(
  {
    sealed: described('Events whose seals hold.', whole),
    waiting: described('Events that are too young to have one.', whole),
    head: described('The newest link: written down elsewhere, it tells whether the end was cut off.', text),
    bad: described(
      'The first event that is not as it was sealed, in words; null where all are.',
      orNull(text),
    ),
  },
  'audit_proof',
);
/** The result of a check of every seal in the log. */
export type AuditProof = RecordOf<typeof auditProofShape>;

/** One recorded change: who did what to which record, and when. Never changed, never deleted. */
export type AuditEventRecord = RecordOf<typeof auditEventShape>;

export const batchRunShape = record('batch_run', {
  name: choice(BATCHES),
  status: choice(['queued', 'running', 'finished', 'failed', 'interrupted']),
  dry_run: flag,
  total: whole,
  done: described('Records that were changed; a dry run changes none.', whole),
  failed: whole,
  amount: described('What cards are charged, or what goes back to them; in a dry run what would be.', money),
  user_id: described('Who started it; null for the timetable and the command line.', orNull(whole)),
  user_name: orNull(text),
  started_at: orNull(instant),
  finished_at: orNull(instant),
  stopped_at: described('When an admin ended it before its end.', orNull(instant)),
});
export type BatchRunRecord = RecordOf<typeof batchRunShape>;

export const batchRunItemShape = record('batch_run_item', {
  batch_run_id: whole,
  record_type: text,
  record_id: whole,
  outcome: described(
    'would is what a dry run says of those a real one would change.',
    choice(['done', 'skipped', 'failed', 'would']),
  ),
  message: orNull(text),
  amount: described('What is charged or given back; null where no money moves.', orNull(money)),
});
export type BatchRunItemRecord = RecordOf<typeof batchRunItemShape>;
