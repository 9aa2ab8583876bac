import { Admission, type AdmissionLimits } from '../src/edge/overload/admission';

export const TICK_MS = 50;
export const BUSY_MS = 200;

/** A request, and what became of it. */
export interface Asked {
  at: number;
  begunAt: number | null;
  refusedAt: number | null;
  isGone: boolean;
}

/** A server that answers so many a second, first come, first served, while the others inside wait for the database. */
export function admissionScene(perSecond: number, limits: Partial<AdmissionLimits> = {}) {
  const state = { now: 0, insideMs: BUSY_MS };
  const asked: Asked[] = [];
  const inside: Asked[] = [];
  let due = 0;
  const insideMs = () => (inside.length > 0 ? state.insideMs : 0);
  const admission = new Admission(insideMs, limits, () => state.now);

  const ask = (): Asked => {
    const one: Asked = { at: state.now, begunAt: null, refusedAt: null, isGone: false };
    asked.push(one);
    admission.arrive({
      wait: () => undefined,
      begin: () => {
        one.begunAt = state.now;
        inside.push(one);
      },
      refuse: () => (one.refusedAt = state.now),
      isGone: () => one.isGone,
    });
    return one;
  };
  const answer = () => {
    if (inside.shift()) admission.leave();
  };
  /** @param arriving  how many come in each second of it */
  const pass = (ms: number, arriving = 0) => {
    const until = state.now + ms;
    for (let coming = 0; state.now < until;) {
      state.now += TICK_MS;
      for (due += (perSecond * TICK_MS) / 1000; due >= 1; due -= 1) answer();
      for (coming += (arriving * TICK_MS) / 1000; coming >= 1; coming -= 1) ask();
      admission.tick(0);
    }
  };
  const many = (count: number) => Array.from({ length: count }, ask);
  return { state, admission, asked, ask, many, answer, pass };
}

export const refused = (some: Asked[]) => some.filter(({ refusedAt }) => refusedAt !== null).length;
export const begun = (some: Asked[]) => some.filter(({ begunAt }) => begunAt !== null).length;
