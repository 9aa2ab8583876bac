import { type MachineRecord, type QuoteRecord, tooShort } from '@yard/contracts';
import type { RequestDraft } from './request-draft';

type Days = Pick<RequestDraft, 'start_date' | 'end_date' | 'delivery_enabled'>;

/** The quote's objections to these days, by field; the server checks again when the request is sent. */
export function unavailable(
  machine: Pick<MachineRecord, 'minimum_days'>,
  { start_date, end_date, delivery_enabled }: Days,
  quote: QuoteRecord | undefined,
): Record<string, string> {
  if (!quote || !start_date || !end_date) return {};
  const errors: Record<string, string> = {};
  const short = tooShort({ start_date, end_date }, machine);
  if (short) errors.start_date = short;
  else if (!quote.available) errors.start_date = 'These days are taken. Choose other days.';
  if (delivery_enabled && !quote.delivery_available && quote.delivery_message) {
    errors.machine_delivery_option_id = quote.delivery_message;
  }
  return errors;
}
