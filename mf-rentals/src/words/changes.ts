import {
  type HandoverRecord,
  hasFailed,
  type MachineReturnRecord,
  PAYMENT_STATUS_NAMES,
  type PaymentRecord,
  type RentalRequestRecord,
} from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { failureWords } from './payment-words';
import { statusWords } from './status-words';
import { dayWords } from './time-words';

/** One thing that was another before. */
export type Change = { label: string; before: string; now: string };

/** The facts on the rental's page that people rely on when they act. */
function termsOf(request: RentalRequestRecord, currency: string): Record<string, string> {
  const money = (major: number) => formatMoney(major, currency, { exact: true });
  return {
    Status: statusWords[request.status].label,
    Machine: request.machine.subject,
    From: dayWords(request.start_date, request.start_time),
    To: dayWords(request.end_date, request.end_time),
    Place: request.address,
    Handover: request.delivery_enabled ? 'Delivered' : 'Picked up',
    Details: request.details ?? '–',
    Total: money(request.subtotal),
    Deposit: money(request.deposit_amount),
    'Hand-over record': handoverWords(request.handover),
    Return: returnWords(request.machine_return, money),
  };
}

/** Differences between two states of a rental in the page's words; facts of no concern are left out. */
export function changesOf(before: RentalRequestRecord, now: RentalRequestRecord, currency: string): Change[] {
  return changed(termsOf(before, currency), termsOf(now, currency));
}

/** Changes to a payment since it was read: another amount, or another attempt's outcome. */
export function paymentChanges(before: PaymentRecord, now: PaymentRecord): Change[] {
  const terms = (payment: PaymentRecord) => ({
    Amount: formatMoney(payment.amount, payment.currency, { exact: true }),
    Payment: PAYMENT_STATUS_NAMES[payment.status],
    Why: hasFailed(payment) ? failureWords(payment) : '–',
  });
  return changed(terms(before), terms(now));
}

function changed(old: Record<string, string>, current: Record<string, string>): Change[] {
  return Object.keys(current)
    .map((label) => ({ label, before: old[label] ?? '', now: current[label] ?? '' }))
    .filter((change) => change.before !== change.now);
}

function returnWords(back: MachineReturnRecord | null, money: (major: number) => string): string {
  if (!back) return 'Not recorded';
  const facts = [
    back.condition === 'good' ? 'Good' : 'Damaged',
    back.damage_amount ? `${money(back.damage_amount)} claimed` : null,
    back.hours === null ? null : `${back.hours} h`,
    back.fuel_level === null ? null : `${back.fuel_level}% fuel`,
    back.details ? `“${back.details}”` : null,
    back.photos?.length ? `pictures: ${back.photos.length}` : null,
    back.contested_at && !back.accepted_at ? 'contested' : null,
  ];
  return facts.filter((fact) => fact !== null).join(', ');
}

function handoverWords(handover: HandoverRecord | null): string {
  if (!handover) return 'None';
  const { hours, fuel_level, details, checklist, photos } = handover;
  const signed = [handover.signed_by_owner_name, handover.signed_by_renter_name].filter(Boolean);
  const facts = [
    `${hours} h, ${fuel_level}% fuel`,
    checklist.length > 0
      ? `${checklist.filter(({ ok }) => ok).length} of ${checklist.length} points in order`
      : null,
    details ? `“${details}”` : null,
    photos.length > 0 ? `pictures: ${photos.length}` : null,
    signed.length > 0 ? `signed by ${signed.join(' and ')}` : null,
  ];
  return facts.filter(Boolean).join(', ');
}
