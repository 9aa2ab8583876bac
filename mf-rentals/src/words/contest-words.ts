import type { MachineReturnRecord, RentalRequestRecord } from '@yard/contracts';
import { firstNames } from './reader';

/** True when the owner changed a return that is still contested: the renter's reason is about the old one. */
export function isChangedSinceContest({
  contested_at,
  accepted_at,
  updated_at,
}: MachineReturnRecord): boolean {
  return contested_at !== null && accepted_at === null && updated_at > contested_at;
}

/** The renter's reason; names the owner if the return has changed since. */
export function contestWords(request: RentalRequestRecord): string {
  const back = request.machine_return;
  const { renter, owner } = firstNames(request);
  const contested = `${renter} contested it: ${back?.contest_reason ?? ''}`;
  const isChanged = back && isChangedSinceContest(back);
  return isChanged ? `${owner} has changed the return since ${contested}` : contested;
}
