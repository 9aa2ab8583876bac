import { isCalendarDate } from '@yard/dates';
import { draftPlace } from '@yard/session';
import { type Stored, stored } from '@yard/ui/stored';
import type { RequestDraft } from './request-draft';

/** Fields that outlive a reload or a new sign-in; agreements and the card are requested again. */
const SAVED_FIELDS = [
  'address_id',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
  'details',
  'delivery_enabled',
  'machine_delivery_option_id',
] as const satisfies readonly (keyof RequestDraft)[];
export type SavedDraft = Partial<Pick<RequestDraft, (typeof SAVED_FIELDS)[number]>>;

const keyOf = (machineId: number, userId: number) => draftPlace(userId, `rental_request.${machineId}`);

export function saveRequestDraft(draft: RequestDraft, userId: number, storage: Stored = stored.tab): void {
  const saved = Object.fromEntries(SAVED_FIELDS.map((field) => [field, draft[field]]));
  storage.setItem(keyOf(draft.machine_id, userId), JSON.stringify(saved));
}

export function forgetDraft(machineId: number, userId: number, storage: Stored = stored.tab): void {
  storage.removeItem(keyOf(machineId, userId));
}

/** The draft that was left; nothing where there is none, or where it is not one of ours. */
export function savedRequestDraft(
  machineId: number,
  userId: number,
  storage: Stored = stored.tab,
): SavedDraft {
  const text = storage.getItem(keyOf(machineId, userId));
  const saved = text === null ? null : parsed(text);
  return saved !== null && isDraft(saved) ? saved : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something else is stored under this name: there is no draft.
    return null;
  }
}

function isDraft(value: unknown): value is SavedDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft: Record<string, unknown> = { ...value };
  const isOr = (fits: (field: unknown) => boolean) => (name: string) =>
    draft[name] === null || fits(draft[name]);
  return (
    ['start_date', 'end_date'].every(isOr(isCalendarDate)) &&
    ['start_time', 'end_time', 'details'].every(isOr((field) => typeof field === 'string')) &&
    ['address_id', 'machine_delivery_option_id'].every(isOr(Number.isInteger)) &&
    typeof draft.delivery_enabled === 'boolean'
  );
}
