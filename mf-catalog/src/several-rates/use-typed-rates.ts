import type { MachineRecord } from '@yard/contracts';
import { useState } from 'react';
import { changesOf, raised, type Rates } from './new-rates';

/** A machine as it was shown, with the rates that are typed for it. */
export interface TypedRates {
  machine: MachineRecord;
  rates: Rates;
}

/** Holds the rates that somebody typed, also those of the list's other pages. */
export function useTypedRates() {
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedRates>>(new Map());
  const ratesOf = (machine: MachineRecord): Rates => typed.get(machine.id)?.rates ?? machine;
  const setAll = (entries: readonly TypedRates[]) =>
    setTyped((known) => new Map([...known, ...entries.map((one) => [one.machine.id, one] as const)]));
  return {
    ratesOf,
    changed: [...typed.values()].filter(isChanged),
    set: (machine: MachineRecord, rates: Partial<Rates>) =>
      setAll([{ machine, rates: { ...ratesIn(ratesOf(machine)), ...rates } }]),
    /** From the rates that are saved, so that another figure takes the place of the last. */
    raise: (machines: readonly MachineRecord[], percent: number) =>
      setAll(machines.map((machine) => ({ machine, rates: raised(machine, percent) }))),
    forget: (id: number) => setTyped((known) => new Map([...known].filter(([other]) => other !== id))),
    forgetAll: () => setTyped(new Map()),
  };
}

const isChanged = ({ machine, rates }: TypedRates) => Object.keys(changesOf(machine, rates)).length > 0;

const ratesIn = ({ daily_rate, weekly_rate, monthly_rate }: Rates): Rates => ({
  daily_rate,
  weekly_rate,
  monthly_rate,
});
