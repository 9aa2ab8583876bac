import { failureWords } from '@yard/data';
import { useEffect, useRef, useState } from 'react';
import type { SeveralAction } from './several';

/** By the row's id; `refused` says why, null where it was done. */
export type Outcomes = ReadonlyMap<number, { refused: string | null }>;

/** Does it with one row after the other, so that each has its outcome; who leaves stops it before the next. */
export function useSeveral<Row extends { id: number }>(action: SeveralAction<Row>) {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [state, setState] = useState<'preview' | 'running' | 'done'>('preview');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const run = async (rows: readonly Row[]) => {
    setState('running');
    for (const row of rows) {
      if (!isHere.current) return;
      const refused = await action.act(row).then(
        () => null,
        (error: Error) => failureWords(error),
      );
      setOutcomes((known) => new Map(known).set(row.id, { refused }));
    }
    setState('done');
  };
  return { outcomes, state, run };
}
