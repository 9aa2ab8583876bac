import { WireError } from '@laravel-wire/client';
import { type MachineRecord, machineType } from '@yard/contracts';
import { refusalWords, useRecordCache, useWire } from '@yard/data';
import { useState } from 'react';
import { useSteps } from '../machines/use-steps';
import { changesOf, raised, type Rates } from './new-rates';

/** The rates of several machines while they are changed, until they are saved one machine after the other. */
export function useNewRates() {
  const wire = useWire().resource(machineType);
  const cache = useRecordCache(machineType);
  const { changed, forget, forgetAll, ...typed } = useTypedRates();
  // Messages by the machine's id.
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const { each, progress, stop } = useSteps(cache.refresh);

  const undo = () => {
    forgetAll();
    setRefusals(new Map());
  };

  /** @throws WireError where the others cannot be saved either: no connection, no rights */
  const saveOne = async ({ machine, rates }: TypedRates): Promise<number> => {
    try {
      await cache.answered(machine.id, wire.update(machine.id, changesOf(machine, rates)));
      forget(machine.id);
      return 1;
    } catch (error) {
      if (!(error instanceof WireError) || error.status !== 422) throw error;
      setRefusals((known) => new Map(known).set(machine.id, refusalWords(error)));
      return 0;
    }
  };
  /** @returns how many machines were saved @throws as `saveOne` */
  const save = async () => {
    setRefusals(new Map());
    let saved = 0;
    await each(changed, async (one) => {
      saved += await saveOne(one);
    });
    return saved;
  };

  return { ...typed, changed, refusals, progress, undo, save, stop };
}

type TypedRates = { machine: MachineRecord; rates: Rates };

function useTypedRates() {
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedRates>>(new Map());
  const ratesOf = (machine: MachineRecord): Rates => typed.get(machine.id)?.rates ?? machine;
  const setAll = (entries: readonly TypedRates[]) =>
    setTyped((known) => new Map([...known, ...entries.map((one) => [one.machine.id, one] as const)]));
  return {
    ratesOf,
    changed: [...typed.values()].filter(isChanged),
    set: (machine: MachineRecord, rates: Partial<Rates>) =>
      setAll([{ machine, rates: { ...ratesIn(ratesOf(machine)), ...rates } }]),
    /** Starts from the saved rates, so that another figure replaces the last. */
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
