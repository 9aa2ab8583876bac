import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { isToHandOver, isToSign } from '@yard/contracts/rental-moves';
import { otherParty } from './reader';
import { type NextStep, theirTurn } from './step';

/** What a rental waits for while somebody else hands its machine over or signs. @param otherwise  what comes next without */
export function handoverStep(request: RentalRequestRecord, otherwise: NextStep, now: Date): NextStep {
  if (otherwise.turn !== 'nobody') return otherwise;
  const owner = otherParty(request, 'renter');
  const waitsFor = (title: string) =>
    theirTurn(title, `${otherwise.title}. ${otherwise.text}`, otherwise.due);
  const signers = [
    ...(isToSign(request, 'owner') ? [owner] : []),
    ...(isToSign(request, 'renter') ? [request.user.name] : []),
  ];
  if (signers.length > 0)
    return waitsFor(
      `${signers.join(' and ')} still ${signers.length > 1 ? 'have' : 'has'} to sign the hand-over`,
    );
  return isToHandOver(request, zoneOf(request.machine), now)
    ? waitsFor(`${owner} hands the machine over`)
    : otherwise;
}
