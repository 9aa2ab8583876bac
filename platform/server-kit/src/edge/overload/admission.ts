import { Pressure, type Wait } from './pressure';

export interface AdmissionLimits {
  /** So many may always be under way: enough to keep the loop, the database's connections and its threads at work. */
  room: number;
  /** More than these never wait; of those that do, the longest waiting goes. */
  waiting: number;
  /** While nobody inside waits longer than this for loop or store, there is room for more. */
  freeMs: number;
  /** A request that has waited so long is late: from then on the newest goes first. */
  lateMs: number;
  /** Somebody was late all through such a window, twice, and more arrived: overload. */
  windowMs: number;
  /** So long nobody was turned away: it is over. */
  calmMs: number;
  /** So long nobody was answered: whoever waits would wait in vain. */
  stuckMs: number;
}

const LIMITS: AdmissionLimits = {
  room: 32,
  waiting: 1_000,
  freeMs: 50,
  lateMs: 1_000,
  windowMs: 5_000,
  calmMs: 5_000,
  stuckMs: 4_000,
};

/** A request at the door. */
export interface Arrival {
  /** It is not begun at once. */
  wait(): void;
  begin(): void;
  refuse(): void;
  /** Its client has hung up. */
  isGone(): boolean;
}

interface Waiting {
  arrival: Arrival;
  since: number;
}

/**
 * Admits requests, lets them wait or turns them away: docs/decisions/0041. A burst waits until each has its answer;
 * what does not end gets a `Retry-After`.
 */
export class Admission {
  /** Since the start. */
  turnedAway = 0;
  underWay = 0;
  private readonly limits: AdmissionLimits;
  private room: number;
  private fullAt = -Infinity;
  private readonly queue: Waiting[] = [];
  private readonly pressure: Pressure;

  constructor(
    private readonly longestWaitMs: () => number,
    limits: Partial<AdmissionLimits> = {},
    private readonly now: () => number = () => performance.now(),
  ) {
    this.limits = { ...LIMITS, ...limits };
    this.room = this.limits.room;
    this.pressure = new Pressure(this.limits, now());
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** Whoever is begun must `leave`. */
  arrive(arrival: Arrival): void {
    this.pressure.came += 1;
    if (this.queue.length === 0 && this.underWay < this.room) return this.begin(arrival);
    if (this.pressure.isOverload) return this.refuse(arrival);
    arrival.wait();
    const now = this.now();
    this.queue.push({ arrival, since: now });
    if (this.queue.length <= this.limits.waiting) return;
    this.fullAt = now;
    this.refuseOldest();
  }

  leave(): void {
    this.underWay -= 1;
    this.pressure.answered(this.now());
    this.fill();
  }

  /** @param lagMs  how much later than it should this is called, by which the event loop was blocked */
  tick(lagMs: number): void {
    const now = this.now();
    const isFree = Math.max(lagMs, this.longestWaitMs()) <= this.limits.freeMs;
    this.room = this.limits.room + (isFree ? this.underWay : 0);
    while (this.queue[0]?.arrival.isGone()) this.queue.shift();
    this.fill();
    if (this.pressure.judge(now, lagMs, this.wait(now))) this.refuseAll();
  }

  private fill(): void {
    while (this.underWay < this.room) {
      const next = this.next();
      if (!next) return;
      if (!next.isGone()) this.begin(next);
    }
  }

  /** First come, first served, until that serves only those who have given up. */
  private next(): Arrival | undefined {
    return (this.wait(this.now()) === 'late' ? this.queue.pop() : this.queue.shift())?.arrival;
  }

  /** A full queue counts as late: nobody in it grows old. */
  private wait(now: number): Wait {
    const [oldest] = this.queue;
    if (!oldest) return 'none';
    const { lateMs } = this.limits;
    return now - oldest.since > lateMs || now - this.fullAt < lateMs ? 'late' : 'short';
  }

  private begin(arrival: Arrival): void {
    this.underWay += 1;
    arrival.begin();
  }

  private refuseAll(): void {
    while (this.queue.length > 0) this.refuseOldest();
  }

  private refuseOldest(): void {
    const oldest = this.queue.shift();
    if (oldest) this.refuse(oldest.arrival);
  }

  private refuse(arrival: Arrival): void {
    this.turnedAway += 1;
    this.pressure.refused(this.now());
    arrival.refuse();
  }
}
