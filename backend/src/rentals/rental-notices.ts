import { formatDate } from '@yard/dates';

/** What a notice about a request may say. */
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

const days = ({ start_date, end_date }: NoticeFacts) =>
  start_date === end_date
    ? formatDate(start_date, 'full')
    : `${formatDate(start_date, 'full')} to ${formatDate(end_date, 'full')}`;

/** Titles and bodies, by what happened. `said` is what the other party wrote. */
export const rentalNotices = {
  created: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.renter} asks for ${facts.machine}`,
    body: `${facts.renter} would like to rent ${facts.machine} from ${days(facts)}. Approve or decline the request.`,
  }),
  updated: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.renter} changed the request for ${facts.machine}`,
    body: `The request is now for ${days(facts)}.`,
  }),
  withdrawn: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.renter} withdrew the request for ${facts.machine}`,
    body: `The request for ${days(facts)} is gone.`,
  }),
  approved: (facts: NoticeFacts, said: string | null): NoticeText => ({
    title: `Your request for ${facts.machine} is approved`,
    body: said ? `${facts.owner} writes:\n\n${said}` : `The machine is yours from ${days(facts)}.`,
  }),
  booked: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.renter} booked ${facts.machine}`,
    body: `${facts.machine} is booked at once from ${days(facts)}.`,
  }),
  declined: (facts: NoticeFacts, said: string): NoticeText => ({
    title: `Your request for ${facts.machine} is declined`,
    body: `${facts.owner} writes:\n\n${said}`,
  }),
  cancelled: (facts: NoticeFacts, said: string): NoticeText => ({
    title: `The rental of ${facts.machine} is cancelled`,
    body: `The rental from ${days(facts)} will not take place. The reason given:\n\n${said}`,
  }),
  returned: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.owner} recorded the return of ${facts.machine}`,
    body: 'Accept the return, or say what is wrong, within 48 hours. Without an answer it counts as accepted.',
  }),
  returnChanged: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.owner} changed the return of ${facts.machine}`,
    body: 'Look at it again: accept it, or say what is wrong.',
  }),
  returnContested: (facts: NoticeFacts, said: string): NoticeText => ({
    title: `${facts.renter} contests the return of ${facts.machine}`,
    body: `${facts.renter} writes:\n\n${said}\n\nYard looks at it and decides.`,
  }),
  returnMissing: (facts: NoticeFacts): NoticeText => ({
    title: `Record the return of ${facts.machine}`,
    body: `${facts.renter} rented ${facts.machine} from ${days(facts)}. Record how it came back; the deposit waits for it.`,
  }),
  /** Amounts as text; null for none. */
  closed: (facts: NoticeFacts, deposit: { kept: string | null; back: string | null }): NoticeText => {
    const kept = deposit.kept && `${deposit.kept} of the deposit is kept for damage.`;
    const back = deposit.back && `${deposit.back} of the deposit goes back to ${facts.renter}.`;
    const said = [kept, back].filter(Boolean).join(' ');
    return {
      title: `The rental of ${facts.machine} is closed`,
      body: said || `The rental from ${days(facts)} is over.`,
    };
  },
  message: (facts: NoticeFacts, author: string, said: string): NoticeText => ({
    title: `New message about ${facts.machine}`,
    body: `${author} writes:\n\n${said}`,
  }),
  paymentFailed: (facts: NoticeFacts, said: string): NoticeText => ({
    title: `A payment for ${facts.machine} did not go through`,
    body: `${said} Choose another card and try again.`,
  }),
  paymentNeedsAction: (facts: NoticeFacts): NoticeText => ({
    title: `A payment for ${facts.machine} waits for you`,
    body: 'Your bank wants you to confirm the payment, or pay with another card.',
  }),
  refunded: (facts: NoticeFacts, amount: string): NoticeText => ({
    title: `${amount} comes back for ${facts.machine}`,
    body: `${amount} of what you paid for ${facts.machine} is on its way back to your card.`,
  }),
  refundFailed: (facts: NoticeFacts, said: string): NoticeText => ({
    title: `A refund to ${facts.renter} failed`,
    body: `A refund for ${facts.machine}, ${days(facts)}, did not go through: ${said}`,
  }),
};
