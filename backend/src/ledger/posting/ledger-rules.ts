import { type LedgerAccount, type LedgerKind, type PaymentKind, rentShares } from '@yard/contracts';
import { type MinorUnits, roundHalfUp } from '@kit/money';

/** One side of an entry before it is stored; a debit is above 0. */
export interface PostingLine {
  account: LedgerAccount;
  amount: MinorUnits;
  user_id: number | null;
  rental_request_id: number;
}

/** An entry before it is stored. */
export interface Posting {
  entry_key: string;
  kind: LedgerKind;
  rental_request_id: number;
  payment_id: number | null;
  refund_id: number | null;
  payout_id: number | null;
  correction_id?: number;
  posted_at: Date;
  lines: PostingLine[];
}

/** A rental and who is due its money. */
export interface Party {
  id: number;
  owner_id: number;
}

export interface Collected {
  id: number;
  kind: PaymentKind;
  amount: MinorUnits;
}

export interface RefundedSoFar {
  fee: MinorUnits;
  refunded: MinorUnits;
  /** Deposits of the whole rental that are still held. */
  held: MinorUnits;
}

type Sides = Partial<Record<LedgerAccount, MinorUnits>>;

/** Money came in: deposits are held for the renter, rent is the owner's less the fee, damage and bills theirs alone. */
export function sidesOfPayment({ kind, amount }: Collected, feePercent: number): Sides {
  switch (kind) {
    case 'deposit':
      return { provider_balance: amount, deposits_held: -amount };
    case 'damage':
    case 'bill':
      return { provider_balance: amount, owner_payable: -amount };
    case 'rental': {
      const { fee, owner } = rentShares(amount, feePercent);
      return { provider_balance: amount, owner_payable: owner === 0 ? 0 : -owner, platform_fees: -fee };
    }
  }
}

/**
 * Money went back. Of rent, the fee comes back in proportion to all that was refunded so far, so that the last cent
 * leaves exactly nothing; of a deposit, what is no longer held was given to the owner, and is taken from there.
 */
export function sidesOfRefund(amount: MinorUnits, payment: Collected, before: RefundedSoFar): Sides {
  switch (payment.kind) {
    case 'deposit': {
      const held = Math.min(amount, Math.max(0, before.held));
      return { provider_balance: -amount, deposits_held: held, owner_payable: amount - held };
    }
    case 'damage':
    case 'bill':
      return { provider_balance: -amount, owner_payable: amount };
    case 'rental': {
      const fee =
        feeBack(before, before.refunded + amount, payment) - feeBack(before, before.refunded, payment);
      return { provider_balance: -amount, owner_payable: amount - fee, platform_fees: fee };
    }
  }
}

function feeBack({ fee }: RefundedSoFar, refunded: MinorUnits, { amount }: Collected): MinorUnits {
  return roundHalfUp((fee * refunded) / amount);
}

/** The owner keeps part of the deposit: for damage, or by the tier of a cancellation. */
export const sidesOfDamage = (kept: MinorUnits): Sides => ({ deposits_held: kept, owner_payable: -kept });

export const sidesOfPayout = (amount: MinorUnits): Sides => ({
  owner_payable: amount,
  provider_balance: -amount,
});

/** Lines in the accounts' order; what is zero posts nothing. */
export function linesOf(sides: Sides, party: Party): PostingLine[] {
  return (Object.entries(sides) as [LedgerAccount, MinorUnits][])
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({
      account,
      amount,
      user_id: account === 'owner_payable' ? party.owner_id : null,
      rental_request_id: party.id,
    }));
}

export function linesOfOffset(
  owner_id: number,
  { from, to, amount }: { from: number; to: number; amount: MinorUnits },
): PostingLine[] {
  const side = { account: 'owner_payable', user_id: owner_id } as const;
  return [
    { ...side, rental_request_id: from, amount },
    { ...side, rental_request_id: to, amount: -amount },
  ];
}
