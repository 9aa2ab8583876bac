import { Moves } from '@kit/server/store/moves';

/** No process works on it: the next that sweeps takes it up. */
export const FREE_RUNS = ['queued', 'interrupted'] as const;
/** Not over. */
export const OPEN_RUNS = [...FREE_RUNS, 'running'] as const;

/** Every move of a batch run, which begins in the queue. */
export const runMoves = new Moves({
  take: { from: { system: FREE_RUNS }, to: 'running' },
  /** Its process stops, lost its database, or let its lease expire. */
  interrupt: { from: { system: ['running'] }, to: 'interrupted' },
  finish: { from: { system: ['running'] }, to: 'finished' },
  fail: { from: { system: ['running'] }, to: 'failed' },
  stop: { from: { admin: OPEN_RUNS }, to: 'finished' },
});
