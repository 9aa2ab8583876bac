import { WireError } from '@laravel-wire/client';
import { machineType } from '@yard/contracts';
import { refusalWords, useRecordCache, useWire } from '@yard/data';
import { useState } from 'react';
import { useSteps } from '../machines/use-steps';
import { changesOf } from './new-rates';
import { type TypedRates, useTypedRates } from './use-typed-rates';

/** The rates of several machines while they are changed, until they are saved one machine after the other. */
export function useNewRates() {
  const wire = useWire().resource(machineType);
  const cache = useRecordCache(machineType);
  const { changed, forget, forgetAll, ...typed } = useTypedRates();
  // By the machines' ids.
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
