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
      setParams((before) => writeChoice({ ...readChoice(before, machine), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams, machine],
  );
  return { choice, change };
}
