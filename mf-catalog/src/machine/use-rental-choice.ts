import type { MachineRecord } from '@yard/contracts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readChoice, type RentalChoice, writeChoice } from './rental-choice';

/** What is chosen, kept in the address so that it can be shared and is not asked again. */
export function useRentalChoice(machine: MachineRecord) {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params, machine), [params, machine]);
  const change = useCallback(
    (changes: Partial<RentalChoice>) =>
      // The address itself: what React shows may be a change behind while it draws, and would take that one back.
      setParams(writeChoice({ ...readChoice(new URLSearchParams(location.search), machine), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams, machine],
  );
  return { choice, change };
}
