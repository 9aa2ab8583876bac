import type { DisputeRecord, PaymentRecord } from '@yard/contracts';
import { canAnswerDispute, isDisputeOver, isMoneyDisputed } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import type { Reader } from './reader';
import type { Words } from './status-words';
import { deadlineWords } from './time-words';

/** A payment that the renter's bank inquires about, or has taken back. */
export type DisputedPayment = PaymentRecord & { dispute: DisputeRecord };

export const isDisputed = (payment: PaymentRecord): payment is DisputedPayment => payment.dispute !== null;

/** True when the bank has taken back all of a payment: nothing of it is left to refund. */
export function isTakenBack({ dispute, amount }: PaymentRecord): boolean {
  return dispute !== null && isMoneyDisputed(dispute.status) && dispute.amount >= amount;
}

export function openDisputes(payments: readonly PaymentRecord[]): DisputedPayment[] {
  return payments.filter(isDisputed).filter(({ dispute }) => !isDisputeOver(dispute.status));
}

/** A dispute's badge. The provider's statuses that are unknown here count as open. */
export function disputeWords({ status }: DisputeRecord): Words {
  if (canAnswerDispute(status)) return { label: 'Disputed', tone: 'bad', icon: 'warning' };
  switch (status) {
    case 'won':
      return { label: 'Dispute won', tone: 'good', icon: 'check-circle' };
    case 'lost':
      return { label: 'Dispute lost', tone: 'bad', icon: 'closed' };
    case 'warning_closed':
      return { label: 'Bank’s question closed', tone: 'neutral', icon: 'check' };
    default:
      return { label: 'Bank decides', tone: 'warn', icon: 'waiting' };
  }
}

export function disputeNotice(
  { dispute, currency }: Pick<DisputedPayment, 'dispute' | 'currency'>,
  { reader, renter, zone }: { reader: Reader; renter: string; zone: string },
): { title: string; text: string } {
  const amount = formatMoney(dispute.amount, currency);
  const bank = reader === 'renter' ? 'Your bank' : `${renter}’s bank`;
  if (canAnswerDispute(dispute.status)) {
    return { title: `${bank} asks for ${amount} back`, text: answerWords(dispute, { reader, zone }) };
  }
  switch (dispute.status) {
    case 'won':
      return { title: `${bank} gave ${amount} back`, text: 'The dispute was won, so the payment counts.' };
    case 'lost':
      return { title: `${bank} keeps ${amount}`, text: 'The dispute was lost.' };
    case 'warning_closed':
      return { title: `${bank} closed its question`, text: `The question about ${amount} is closed.` };
    default:
      return {
        title: `${bank} is deciding about ${amount}`,
        text: 'Yard has answered. It can take a few weeks.',
      };
  }
}

function answerWords({ due_by }: DisputeRecord, { reader, zone }: { reader: Reader; zone: string }): string {
  const until = due_by ? ` by ${deadlineWords(due_by, zone)}` : '';
  switch (reader) {
    case 'admin':
      return `Answer${until}. If you don’t, we’ll send the evidence a day before.`;
    case 'owner':
      return `Yard will answer with the record of this rental${until}. Until the bank decides, we can’t pay out that money.`;
    case 'renter':
      return `Yard will answer with the record of this rental${until}. If it’s a mistake, call your bank.`;
  }
}
