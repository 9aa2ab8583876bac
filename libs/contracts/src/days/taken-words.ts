import type { TakenSpan } from '../catalog/records';

export const takenBecause: Record<TakenSpan['reason'], string> = {
  rental: 'rented',
  blackout: 'blocked by the owner',
  turnaround: 'being checked after a rental',
};
