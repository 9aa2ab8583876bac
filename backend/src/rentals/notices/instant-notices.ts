import { type NoticeFacts, type NoticeText, rentalNotices, when } from './rental-notices';

/** Titles and bodies of a request whose card is charged at once, so that a deposit that comes books it. */
export const instantNotices = {
  created: (facts: NoticeFacts): NoticeText => ({
    ...rentalNotices.created(facts),
    body: `${facts.renter} would like to rent ${facts.machine} ${when(facts)}. It is booked as soon as the deposit is paid; if the card is refused, approve or decline the request.`,
  }),
  sent: (facts: NoticeFacts): NoticeText => ({
    ...rentalNotices.sent(facts),
    body: `${facts.machine} is yours as soon as your card has paid the deposit, which is asked for now. If it is refused, ${facts.owner} answers; you can change or withdraw the request until then.`,
  }),
  booked: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.renter} booked ${facts.machine}`,
    body: `${facts.machine} is booked at once ${when(facts)}.`,
  }),
};
