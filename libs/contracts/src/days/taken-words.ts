import type { TakenSpan } from '../catalog/records';

/** Why days are taken, in words. */
export const takenBecause: Record<TakenSpan['reason'], string> = {
  rental: 'rented',
  blackout: 'blocked by the owner',
  turnaround: 'being checked after a rental',
};
