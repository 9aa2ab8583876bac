import { spanWords, type RentalSpan } from '@yard/contracts';
import { formatDate } from '@yard/dates';
import { formatMoney, type MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import type { NoticeFacts, NoticeText } from './rental-notices';

interface ChangeFacts {
  to: RentalSpan;
  difference: MinorUnits;
  message: string | null;
  answer: string | null;
}

function costs(difference: MinorUnits): string {
  const amount = formatMoney(wireMoney(Math.abs(difference)), CURRENCY, { exact: true });
  if (difference === 0) return 'It costs the same.';
  return difference > 0 ? `It costs ${amount} more.` : `It costs ${amount} less.`;
}

/** Titles and bodies about changes of a rental. @param by  who acts */
export const changeNotices = {
  offered: ({ machine }: NoticeFacts, by: string, { to, difference, message }: ChangeFacts): NoticeText => ({
    title: `${by} would like to change the rental of ${machine}`,
    body: [`It would be ${spanWords(to)}. ${costs(difference)} Accept or decline the change.`, message]
      .filter(Boolean)
      .join('\n\n'),
  }),
  accepted: ({ machine }: NoticeFacts, by: string, { to, difference }: ChangeFacts): NoticeText => ({
    title: `The rental of ${machine} is changed`,
    body: `${by} accepted: it is ${spanWords(to)} now. ${costs(difference)}`,
  }),
  declined: ({ machine }: NoticeFacts, by: string, { answer }: ChangeFacts): NoticeText => ({
    title: `${by} declined the change of ${machine}`,
    body: ['The rental stays as it is.', answer].filter(Boolean).join('\n\n'),
  }),
  withdrawn: ({ machine }: NoticeFacts, by: string): NoticeText => ({
    title: `${by} withdrew the change of ${machine}`,
    body: 'The rental stays as it is.',
  }),
  lapsed: ({ machine }: NoticeFacts): NoticeText => ({
    title: `The offer to change the rental of ${machine} lapsed`,
    body: 'Nobody answered it in time. The rental stays as it is.',
  }),
  calledOff: (
    { machine, renter }: NoticeFacts,
    { number, last_day }: { number: string; last_day: string },
  ): NoticeText => ({
    title: `${renter} calls off ${machine}: fetch it`,
    body: `Call-off ${number}. The last day that is billed is ${formatDate(last_day, 'full')}. The days after it stay yours until you record the return.`,
  }),
};
