/** What goes wrong with a call. `…_after`: the work is done, and its answer is lost. */
export type FaultKind =
  'delay' | 'too_many' | 'error_before' | 'error_after' | 'drop_before' | 'drop_after' | 'hang';

export interface Fault {
  kind: FaultKind;
  /** The calls it happens to, `POST /v1/payment_intents`: method and path as they begin. Any, when left out. */
  on?: string;
  times?: number;
  ms?: number;
}

/** Chances of each fault for any POST, from 0 to 1, and the span of a delay for every call. */
export interface Chaos {
  seed: number;
  chances: Partial<Record<FaultKind, number>>;
  delayMs?: [number, number];
}

export class Faults {
  private readonly ordered: Fault[] = [];
  private chance: (() => number) | null = null;
  private chaos: Chaos | null = null;

  order(...faults: Fault[]): void {
    this.ordered.push(...faults.map((fault) => ({ ...fault, times: fault.times ?? 1 })));
  }

  /** From now on by chance: the same seed and calls bring the same faults. */
  unleash(chaos: Chaos): void {
    this.chaos = chaos;
    this.chance = seededChance(chaos.seed);
  }

  clear(): void {
    this.ordered.length = 0;
    this.chaos = null;
    this.chance = null;
  }

  /** @param call  `POST /v1/refunds` */
  next(call: string): Fault | null {
    const fault = this.ordered.find(({ on, times = 1 }) => times > 0 && call.startsWith(on ?? ''));
    if (!fault) return this.byChance(call);
    fault.times = (fault.times ?? 1) - 1;
    return fault;
  }

  private byChance(call: string): Fault | null {
    if (!this.chaos || !this.chance) return null;
    const { chances, delayMs } = this.chaos;
    let drawn = this.chance();
    for (const [kind, share] of Object.entries(chances) as [FaultKind, number][]) {
      if (call.startsWith('POST') && drawn < share) return { kind };
      drawn -= share;
    }
    const [least, most] = delayMs ?? [0, 0];
    return most > 0 ? { kind: 'delay', ms: least + this.chance() * (most - least) } : null;
  }
}

/** Numbers from 0 to 1 (mulberry32), the same for the same seed. */
export function seededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
