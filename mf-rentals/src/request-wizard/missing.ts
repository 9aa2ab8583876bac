import { AGREEMENT_FIELDS, type DraftField, type RequestDraft } from './request-draft';

const CHOOSE_DAYS = 'Choose the first and last day.';
const TICK = 'Please agree to continue.';

const WORDS: Partial<Record<DraftField, string>> = {
  start_date: CHOOSE_DAYS,
  end_date: CHOOSE_DAYS,
  address_id: 'Choose where you will use it.',
  ...Object.fromEntries(AGREEMENT_FIELDS.map((field) => [field, TICK])),
};

/** Messages for fields not yet chosen or ticked, in the form's words; the server's rules know no form. */
export function missing(draft: RequestDraft): Record<string, string> {
  return Object.fromEntries(Object.entries(WORDS).filter(([field]) => !draft[field as DraftField]));
}
