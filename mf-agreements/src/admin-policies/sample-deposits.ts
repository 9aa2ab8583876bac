import { depositAmount, type DepositPolicyRecord } from '@yard/contracts';
import { toMajor, toMinor } from '@kit/money';

export type DepositDraft = Pick<
  DepositPolicyRecord,
  'kind' | 'amount' | 'percent' | 'minimum_amount' | 'maximum_amount'
>;

export const SAMPLE_RENTS = [100, 400, 1_000, 2_500, 10_000, 50_000];

export function termsOf<T extends DepositDraft>(terms: T): T {
  return terms.kind === 'fixed'
    ? { ...terms, percent: null, minimum_amount: null, maximum_amount: null }
    : { ...terms, amount: null };
}

export function depositFor(draft: DepositDraft, rent: number, currency: string): number {
  const { kind, percent, ...amounts } = termsOf(draft);
  const minor = (major: number | null) => (major === null ? null : toMinor(major, currency));
  const terms = {
    kind,
    percent,
    amount: minor(amounts.amount),
    minimum_amount: minor(amounts.minimum_amount),
    maximum_amount: minor(amounts.maximum_amount),
  };
  return toMajor(depositAmount(terms, toMinor(rent, currency)), currency);
}

/** Names the bound that sets the amount, where it is not simply the share: "the minimum". */
export function boundWords(draft: DepositDraft, deposit: number): string | null {
  if (draft.kind === 'fixed') return null;
  if (deposit === draft.maximum_amount) return 'the maximum';
  return deposit === draft.minimum_amount ? 'the minimum' : null;
}
