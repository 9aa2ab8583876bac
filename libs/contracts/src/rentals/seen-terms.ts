import { AMOUNT_MAX } from '../record';

/** Documents that a request agrees to: at most one of a kind. */
const SEEN_DOCUMENTS_MAX = 20;

const amount = `nullable|numeric|decimal:0,2|between:0,${AMOUNT_MAX}` as const;
const id = 'nullable|integer|min:1' as const;

/** Rules of `seen`: what stood on the screen when the button was pressed; what is not named is not compared. */
export const SEEN_TERMS = {
  seen: 'nullable|array:subtotal,deposit_amount,due_now,deposit_policy_id,cancellation_policy_id,document_ids',
  'seen.subtotal': amount,
  'seen.deposit_amount': amount,
  'seen.due_now': amount,
  'seen.deposit_policy_id': id,
  'seen.cancellation_policy_id': id,
  'seen.document_ids': `nullable|list|max:${SEEN_DOCUMENTS_MAX}`,
  'seen.document_ids.*': 'required|integer|min:1',
} as const;

/** The same of money that comes back, in major units. */
export const SEEN_BACK = { seen: 'nullable|array:back', 'seen.back': amount } as const;

/** Sums charged and documents agreed to, in major units. */
export interface Terms {
  subtotal: number;
  deposit_amount: number;
  /** Sum that the action itself charges. */
  due_now: number;
  deposit_policy_id: number;
  cancellation_policy_id: number;
  document_ids: number[];
}

export type SeenTerms = { [K in keyof Terms]?: Terms[K] | null };

const TERMS = [
  ...['subtotal', 'deposit_amount', 'due_now', 'deposit_policy_id', 'cancellation_policy_id'],
  'document_ids',
] as const satisfies readonly (keyof Terms)[];

/** Terms that differ from those shown; documents are compared as a set. */
export function changedTerms(seen: SeenTerms | null | undefined, now: SeenTerms): (keyof Terms)[] {
  return TERMS.filter((name) => seen?.[name] != null && inOrder(seen[name]) !== inOrder(now[name]));
}

function inOrder(value: number | readonly number[] | null | undefined): string {
  const values = typeof value === 'object' ? new Set(value?.map(Number)) : [Number(value)];
  return [...values].sort((one, other) => one - other).join();
}

/** True where the terms that a request names still apply. */
export function isAsSeen(seen: SeenTerms | null | undefined, now: Terms): boolean {
  return changedTerms(seen, now).length === 0;
}
