import type { MinorUnits } from '@kit/money';
import { moneyText } from './amount-of';
import type { RequestNotice } from './rental-events';
import { rentalNotices } from './rental-notices';

export interface Decided {
  amount: MinorUnits;
  claimed: MinorUnits;
  reason: string | null;
  by: { id: number; name: string };
}

/** A closed rental, and its deposit: retained and refunded. */
interface Closed extends Pick<RequestNotice, 'request'> {
  retained: MinorUnits;
  back: MinorUnits;
  isBilled: boolean;
  decision?: Decided | undefined;
}

/** Ids of rentals whose rent did not come yet. */
interface WithoutRent {
  owing: ReadonlySet<number>;
  /** The card is being asked for it. */
  charged: ReadonlySet<number>;
}

/** Closing notices for everyone but the actor; both parties are asked for a review. */
export function closedNotices(
  all: readonly Closed[],
  actor: { id: number } | null,
  { owing, charged }: WithoutRent,
): RequestNotice[] {
  const closed = all.map(({ request, retained, back, decision, isBilled }): RequestNotice => {
    const decided = decision && noticeOf(decision);
    const rent = { isOwing: owing.has(request.id), isCharged: charged.has(request.id) };
    const deposit = { kept: amountText(retained), back: amountText(back), isBilled, ...rent };
    return {
      request,
      user_ids: [request.user_id, request.owner_id].filter((userId) => userId !== actor?.id),
      event: 'closed',
      text: (facts) => rentalNotices.closed(facts, deposit, decided),
    };
  });
  return [...closed, ...all.flatMap(reviewsWanted)];
}

function reviewsWanted({ request }: Closed): RequestNotice[] {
  const { user_id: renter, owner_id: owner } = request;
  return Object.entries({ renter, owner }).map(([side, user_id]) => ({
    request,
    user_ids: [user_id],
    event: 'review_wanted',
    text: (facts) => rentalNotices.reviewWanted(facts, side as 'renter' | 'owner'),
  }));
}

function noticeOf({ by, claimed, ...decision }: Decided) {
  return { ...decision, by: by.name, claimed: amountText(claimed) };
}

function amountText(minor: MinorUnits): string | null {
  return minor > 0 ? moneyText(minor) : null;
}
