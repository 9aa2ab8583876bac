import type { MachineRecord } from '@yard/contracts';
import type { DayRange } from '@yard/ui';
import type { SearchState } from './search-state';

/** The days to look at a machine with: those of a search for flexible days are its first free ones. */
export function daysFor(
  machine: Pick<MachineRecord, 'free_from' | 'free_to'>,
  { flexible, ...state }: Pick<SearchState, 'flexible' | 'from' | 'to'>,
): DayRange {
  const { from, to } =
    flexible === null ? state : { from: machine.free_from ?? '', to: machine.free_to ?? '' };
  return { from, to };
}
