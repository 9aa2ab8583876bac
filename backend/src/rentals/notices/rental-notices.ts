import { ANSWER_WITHIN_HOURS } from '@yard/contracts';
import { REVIEW_DAYS } from '@yard/contracts/reviews';
import { formatDate } from '@yard/dates';

export interface NoticeFacts {
  machine: string;
  renter: string;
  owner: string;
  start_date: string;
  end_date: string;
}

export interface NoticeText {
  title: string;
  body: string;
}

const isOneDay = ({ start_date, end_date }: NoticeFacts) => start_date === end_date;

export const days = (facts: NoticeFacts) =>
  isOneDay(facts)
    ? formatDate(facts.start_date, 'full')
    : `${formatDate(facts.start_date, 'full')} to ${formatDate(facts.end_date, 'full')}`;

/** A single day takes "on" instead of "from". */
export const when = (facts: NoticeFacts) => `${isOneDay(facts) ? 'on' : 'from'} ${days(facts)}`;

export function mailFacts(facts: NoticeFacts): [string, string][] {
  return [
    ['Machine', facts.machine],
    ['When', days(facts)],
    ['Renter', facts.renter],
    ['Owner', facts.owner],
  ];
}

/** The renter's bank, or the owner's answer, before an instant booking that was not booked. */
export type Waiting = 'bank' | 'owner';

/** Titles and bodies, by what happened. `message` is what the other party wrote. */
export const rentalNotices = {
  created: (facts: NoticeFacts, waiting: Waiting = 'owner'): NoticeText => ({
    title: `${facts.renter} asks for ${facts.machine}`,
    body: `${facts.renter} would like to rent ${facts.machine} ${when(facts)}. ${
      waiting === 'bank'
        ? `It’s booked as soon as ${facts.renter}’s bank confirms the deposit. You can answer before that.`
        : 'Approve or decline the request.'
    }`,
  }),
  sent: ({ machine, owner }: NoticeFacts): NoticeText => ({
    title: `Your request for ${machine} is sent`,
    body: `${owner} answers next. Nothing is charged before the approval; you can change or withdraw the request until then.`,
  }),
  /** An instant booking whose card was refused: its owner answers instead. */
  refusedBooking: ({ machine, owner }: NoticeFacts, reason: string): NoticeText => ({
    title: `${machine} isn’t booked yet: your card was declined`,
    body: `${reason} Choose another card on the rental’s page to book now. ${owner} has your request, too, and can answer it.`,
  }),
  updated: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.renter} changed the request for ${facts.machine}`,
    body: `The request is now for ${days(facts)}.`,
  }),
  daysTaken: (facts: NoticeFacts): NoticeText => ({
    title: `The days of your request for ${facts.machine} are taken`,
    body: `${facts.owner} rents ${facts.machine} to somebody else ${isOneDay(facts) ? '' : 'on some of the days '}${when(facts)}. Your request stays open: move it to free days, or look for another machine. Its page shows both.`,
  }),
  withdrawn: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.renter} withdrew the request for ${facts.machine}`,
    body: `The request for ${days(facts)} is gone.`,
  }),
  declined: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `Your request for ${facts.machine} is declined`,
    body: `${facts.owner} writes:\n\n${message}`,
  }),
  unanswered: (facts: NoticeFacts, _reason: string, isRenter: boolean): NoticeText => ({
    title: isRenter
      ? `${facts.owner} did not answer about ${facts.machine}`
      : `Your time to answer ${facts.renter} is over`,
    body: isRenter
      ? `Your request for ${days(facts)} has ended, and whatever was paid comes back. The rental’s page leads to machines like it that are free on these days.`
      : `The request for ${facts.machine}, ${days(facts)}, was cancelled because it was not answered in time. Its days are free.`,
  }),
  cancelled: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `The rental of ${facts.machine} is cancelled`,
    body: `The rental ${when(facts)} will not take place. The reason given:\n\n${message}`,
  }),
  returned: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.owner} recorded the return of ${facts.machine}`,
    body: `Accept the return, or say what is wrong, within ${ANSWER_WITHIN_HOURS} hours. Without an answer it counts as accepted.`,
  }),
  returnChanged: (facts: NoticeFacts, isContested: boolean): NoticeText => ({
    title: `${facts.owner} changed the return of ${facts.machine}`,
    body: isContested
      ? `You contested it, and that stands. Write to ${facts.owner} and Yard if it is right now; otherwise Yard decides.`
      : 'Look at it again: accept it, or say what is wrong.',
  }),
  returnContested: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `${facts.renter} contests the return of ${facts.machine}`,
    body: `${facts.renter} writes:\n\n${message}\n\nYard looks at it and decides.`,
  }),
  returnMissing: (facts: NoticeFacts): NoticeText => ({
    title: `Record the return of ${facts.machine}`,
    body: `${facts.renter} rented ${facts.machine} ${when(facts)}. Record how it came back; the deposit waits for it.`,
  }),
  /** Amounts as text; null for none. */
  closed: (
    facts: NoticeFacts,
    deposit: { kept: string | null; back: string | null } & Partial<
      Record<'isBilled' | 'isOwing' | 'isCharged', boolean>
    >,
    decision?: { by: string; claimed: string | null; reason: string | null },
  ): NoticeText => {
    const claimed = decision?.claimed && `${facts.owner} claimed ${decision.claimed} for damage.`;
    const decided = decision && `${decision.by} of Yard decided.`;
    const why = deposit.isBilled ? 'the bill' : 'damage';
    const kept = deposit.kept && `${deposit.kept} of the deposit is kept for ${why}.`;
    const back = deposit.back && `${deposit.back} of the deposit goes back to ${facts.renter}.`;
    const owed =
      deposit.isOwing && `Not all of the rent is paid: ${facts.renter} can pay what is owed at any time.`;
    const charged = deposit.isCharged && 'The rent is still being charged; you are told how it ends.';
    const message = [claimed, decided, kept, back, owed, charged].filter(Boolean).join(' ');
    const reason = decision?.reason ? `\n\nThe reason given:\n\n${decision.reason}` : '';
    return {
      title: `The rental of ${facts.machine} is closed`,
      body: `${message || `The rental ${when(facts)} is over.`}${reason}`,
    };
  },
  /** @param side  who has to answer */
  reviewWanted: (facts: NoticeFacts, side: 'renter' | 'owner'): NoticeText => {
    const other = side === 'renter' ? facts.owner : facts.renter;
    const about = side === 'renter' ? facts.machine : `renting to ${facts.renter}`;
    return {
      title: `How was ${about}?`,
      body: `Write a review within ${REVIEW_DAYS} days. ${other} reads it once both of you have written, or when these days are over.`,
    };
  },
  message: (facts: NoticeFacts, author: string, message: string): NoticeText => ({
    title: `New message about ${facts.machine}`,
    body: `${author} writes:\n\n${message}`,
  }),
  /** @param what  "deposit" or "rental amount" */
  paid: (facts: NoticeFacts, what: string, amount: string): NoticeText => ({
    title: `The ${what} for ${facts.machine} is paid`,
    body: `${amount} was paid by card. The receipt is on the rental’s page.`,
  }),
  received: (facts: NoticeFacts, what: string, amount: string): NoticeText => ({
    title: `${facts.renter} paid the ${what} for ${facts.machine}`,
    body: `${amount} was paid by card.`,
  }),
  paymentFailed: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `A payment for ${facts.machine} did not go through`,
    body: `${message} Choose another card and try again.`,
  }),
  /** @param what  "deposit" or "rental amount" */
  cardWanted: (facts: NoticeFacts, what: string, amount: string): NoticeText => ({
    title: `Add a card for ${facts.machine}`,
    body: `Your request for ${days(facts)} is approved, and there is no card to charge. Add one to pay the ${what} of ${amount}: a rental whose deposit is not paid is cancelled before it begins.`,
  }),
  paymentNeedsAction: (facts: NoticeFacts): NoticeText => ({
    title: `A payment for ${facts.machine} waits for you`,
    body: 'Your bank wants you to confirm the payment, or pay with another card.',
  }),
  refunded: (facts: NoticeFacts, amount: string, explanation: string | null): NoticeText => ({
    title: `${amount} comes back for ${facts.machine}`,
    body: [
      `${amount} of what you paid for ${facts.machine} is on its way back to your card.`,
      ...(explanation === null ? [] : [`The reason: ${explanation}`]),
    ].join('\n\n'),
  }),
  refundFailed: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `A refund to ${facts.renter} failed`,
    body: `A refund for ${facts.machine}, ${days(facts)}, did not go through: ${message}`,
  }),
};
