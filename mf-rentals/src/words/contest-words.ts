import type { MachineReturnRecord, RentalRequestRecord } from '@yard/contracts';
import { namesTo, type Reader } from './reader';

/** True when the owner changed a return that is still contested: the renter's reason is about the old one. */
export function isChangedSinceContest({
  contested_at,
  accepted_at,
  updated_at,
}: MachineReturnRecord): boolean {
  return contested_at !== null && accepted_at === null && updated_at > contested_at;
}

/** The renter's reason; names the owner if the return has changed since. */
export function contestWords(request: RentalRequestRecord, reader: Reader): string {
  const back = request.machine_return;
  const { renter, owner } = namesTo(request, reader);
  const contested = `contested it: ${back?.contest_reason ?? ''}`;
  if (!back || !isChangedSinceContest(back)) return `${renter} ${contested}`;
  return `${owner} changed the return after ${reader === 'renter' ? 'you' : renter} ${contested}`;
}
