import { firstNameOf, spanWords, type RentalSpan } from '@yard/contracts';
import { formatDate } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import { moneyText } from './amount-of';
import type { NoticeFacts, NoticeText } from './rental-notices';

interface ChangeFacts {
  to: RentalSpan;
  difference: MinorUnits;
  message: string | null;
  answer: string | null;
}

function costs(difference: MinorUnits): string {
  const amount = moneyText(Math.abs(difference));
  if (difference === 0) return 'It costs the same.';
  return difference > 0 ? `It costs ${amount} more.` : `It costs ${amount} less.`;
}

/** Titles and bodies about changes of a rental. @param by  who acts */
export const changeNotices = {
  offered: ({ machine }: NoticeFacts, by: string, { to, difference, message }: ChangeFacts): NoticeText => ({
    title: `${by} wants to change the rental of ${machine}`,
    body: [
      `The rental would be ${spanWords(to)}. ${costs(difference)} Accept or decline the change.`,
      message,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  accepted: ({ machine }: NoticeFacts, by: string, { to, difference }: ChangeFacts): NoticeText => ({
    title: `The rental of ${machine} was changed`,
    body: `${by} accepted. It’s now ${spanWords(to)}. ${costs(difference)}`,
  }),
  declined: ({ machine }: NoticeFacts, by: string, { answer }: ChangeFacts): NoticeText => ({
    title: `${by} declined to change the rental of ${machine}`,
    body: ['The rental doesn’t change.', answer].filter(Boolean).join('\n\n'),
  }),
  withdrawn: ({ machine }: NoticeFacts, by: string): NoticeText => ({
    title: `${by} withdrew the change to the rental of ${machine}`,
    body: 'The rental doesn’t change.',
  }),
  lapsed: ({ machine }: NoticeFacts): NoticeText => ({
    title: `The change to the rental of ${machine} expired`,
    body: 'It wasn’t answered in time. The rental doesn’t change.',
  }),
  calledOff: (
    { machine, renter }: NoticeFacts,
    { number, last_day }: { number: string; last_day: string },
  ): NoticeText => ({
    title: `${renter} ended the rental: pick up ${machine}`,
    body: `Call-off ${number}. ${firstNameOf(renter)} pays through ${formatDate(last_day, 'full')}. The machine stays blocked until you record its return.`,
  }),
};
