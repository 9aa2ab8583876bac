import { WireError } from '@laravel-wire/client';
import { machineType } from '@yard/contracts';
import { refusalWords, useRecordCache, useWire } from '@yard/data';
import { useState } from 'react';
import type { ReadRow } from './read-rows';
import { useSteps } from '../machines/use-steps';

export type Outcome = { id: number } | { refused: string };
/** Outcomes by the rows' lines: the machine's id, or why the row was refused. */
export type Outcomes = ReadonlyMap<number, Outcome>;

export function useImport() {
  const machines = useWire().resource(machineType);
  const cache = useRecordCache(machineType);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const { each, progress, stop } = useSteps(cache.refresh);
  const note = (line: number, outcome: Outcome) =>
    setOutcomes((before) => new Map(before).set(line, outcome));
  const forget = (line: number) =>
    setOutcomes((before) => new Map([...before].filter(([other]) => other !== line)));

  /** @throws WireError where the rest cannot be added either: no connection, no rights */
  const add = (rows: readonly ReadRow[]) =>
    each(rows, async ({ line, input }) => {
      try {
        note(line, { id: (await machines.create(input)).id });
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        const isOfRow = error.status === 422;
        note(line, { refused: isOfRow ? refusalWords(error) : NO_ANSWER });
        if (!isOfRow) throw error;
      }
    });

  /** One that is gone counts as deleted. @throws WireError for one that cannot be deleted, after the others */
  const takeBack = async () => {
    const refusals: WireError[] = [];
    await each([...outcomes], async ([line, outcome]) => {
      if (!('id' in outcome)) return;
      const refusal = await refusalIn(machines.destroy(outcome.id));
      if (refusal) refusals.push(refusal);
      else forget(line);
    });
    if (refusals[0]) throw refusals[0];
  };

  return { outcomes, progress, add, takeBack, forget, stop };
}

const NO_ANSWER = 'We got no answer. Check My machines before you try again.';

/** Statuses of a refusal that is one machine's; any other is one of all. */
const OF_ONE = new Set<number | undefined>([403, 404, 409, 422]);

/** Null where the machine is deleted, or was already. */
async function refusalIn(deleting: Promise<unknown>): Promise<WireError | null> {
  try {
    await deleting;
  } catch (error) {
    if (!(error instanceof WireError && OF_ONE.has(error.status))) throw error;
    if (error.status !== 404) return error;
  }
  return null;
}
