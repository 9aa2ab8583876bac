import type { RentalChangeRecord, RentalRequestRecord } from '@yard/contracts';
import { spanWords } from '../../words/time-words';
import { type Past, past } from './past-event';

const ANSWERS = {
  accepted: { what: 'Change accepted', tone: 'good' },
  declined: { what: 'Change declined', tone: 'bad' },
  lapsed: { what: 'Offer expired', tone: 'info' },
} as const;

/** Offered changes with their outcome, and the rental's being called off. */
export function changeEvents({ changes, call_off }: RentalRequestRecord, now: Date): Past[] {
  const calledOff = { id: 'called-off', title: 'Ended early', tone: 'info' } as const;
  return [
    ...changes.flatMap((change) => eventsOf(change, now)),
    ...past({ ...calledOff, children: `Number ${call_off?.number ?? ''}.` }, call_off?.called_at),
  ];
}

/** Null where it lapsed because the rental is another one by now. */
const lapsedAt = ({ answer_by }: RentalChangeRecord, now: Date) =>
  new Date(answer_by) <= now ? answer_by : null;

function eventsOf(change: RentalChangeRecord, now: Date): Past[] {
  const { id, status, user_name, to, message, answer, answered_at } = change;
  const offered = {
    id: `change-${id}`,
    title: `${user_name} offered ${spanWords(to)}`,
    tone: 'info',
  } as const;
  const events = past({ ...offered, children: message }, change.created_at);
  if (status === 'open' || status === 'withdrawn') return events;
  const { what, tone } = ANSWERS[status];
  const at = status === 'lapsed' ? lapsedAt(change, now) : answered_at;
  return [...events, ...past({ id: `change-${id}-answer`, title: what, tone, children: answer }, at)];
}

export function breakdownEvents({ breakdowns }: RentalRequestRecord): Past[] {
  return breakdowns.flatMap(({ id, details, since, up_at, resolution }) => [
    ...past({ id: `down-${id}`, title: 'Breakdown', tone: 'bad', children: details }, since),
    ...past({ id: `up-${id}`, title: 'Working again', tone: 'good', children: resolution }, up_at),
  ]);
}

export function handoverEvents({ handover }: RentalRequestRecord): Past[] {
  if (!handover) return [];
  const { created_at, signed_by_owner_at, signed_by_owner_name, ...renter } = handover;
  const signed = (side: string, name: string | null) =>
    ({ id: `handover-${side}`, title: `Hand-over signed by ${name ?? side}`, tone: 'good' }) as const;
  return [
    ...past({ id: 'handover', title: 'Hand-over recorded', tone: 'info' }, created_at),
    ...past(signed('owner', signed_by_owner_name), signed_by_owner_at),
    ...past(signed('renter', renter.signed_by_renter_name), renter.signed_by_renter_at),
  ];
}
