import { instant, money, number, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, html, list, nested, part, record } from '../shapes';
import { DOCUMENT_KINDS } from './document-kinds';

export const documentShape = record('document', {
  kind: choice(DOCUMENT_KINDS),
  name: text,
  /** HTML with placeholders. */
  content: html,
  version: whole,
  user_id: described(
    'Who wrote it, to admins alone; null where it came with the installation.',
    orNull(whole),
  ),
  user_name: orNull(text),
  published_at: orNull(instant),
});
export type DocumentRecord = RecordOf<typeof documentShape>;

export const documentPreviewShape = record('document_preview', { ...documentShape.fields, html });
export type DocumentPreview = RecordOf<typeof documentPreviewShape>;

export const depositPolicyShape = record('deposit_policy', {
  version: whole,
  name: text,
  kind: choice(['fixed', 'percent']),
  amount: orNull(money),
  percent: orNull(number()),
  minimum_amount: orNull(money),
  maximum_amount: orNull(money),
  body: orNull(text),
});
export type DepositPolicyRecord = RecordOf<typeof depositPolicyShape>;

const tierShape = part({
  hours_before_start: whole,
  rental_percent: number(),
  delivery_percent: number(),
  deposit_percent: number(),
});
/** Refund when the renter cancels at least this many hours before the start. */
export type CancellationTier = RecordOf<typeof tierShape>;

export const cancellationPolicyShape = record('cancellation_policy', {
  version: whole,
  name: text,
  window_hours: described('Without a deposit so long before the start the request is cancelled.', whole),
  tiers: list(nested(tierShape)),
  body: orNull(text),
});
export type CancellationPolicyRecord = RecordOf<typeof cancellationPolicyShape>;
