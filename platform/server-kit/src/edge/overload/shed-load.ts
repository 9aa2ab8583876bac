import { Gauge, Counter, type Registry } from 'prom-client';
import type { Server } from 'node:http';
import { Admission, type AdmissionLimits } from './admission';
import { admitRequests } from './admit-requests';

const TICK_MS = 50;

export interface LoadShedder {
  /** Called once for each server that listens and has all its listeners. */
  guard(server: Server): void;
  stop(): void;
}

/**
 * Turns requests away with 503 and `Retry-After` beyond what can be answered in time: docs/decisions/0041.
 *
 * @param longestWaitMs  how long the first in the database's queue has waited by now
 * @param registry       records how many are under way, wait and were turned away
 */
export function shedLoad(
  longestWaitMs: () => number,
  registry: Registry,
  limits?: Partial<AdmissionLimits>,
): LoadShedder {
  const admission = new Admission(longestWaitMs, limits);
  let tickedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    admission.tick(Math.max(0, now - tickedAt - TICK_MS));
    tickedAt = now;
  }, TICK_MS).unref();
  tell(admission, registry);
  return {
    guard: (server) => admitRequests(server, admission),
    stop: () => clearInterval(timer),
  };
}

function tell(admission: Admission, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(admission.underWay);
    },
  });
  new Gauge({
    name: 'http_requests_waiting',
    help: 'Requests that wait to be begun.',
    registers,
    collect() {
      this.set(admission.waiting);
    },
  });
  new Counter({
    name: 'http_requests_turned_away_total',
    help: 'Requests that were answered 503 before anything was done for them.',
    registers,
    collect() {
      this.reset();
      this.inc(admission.turnedAway);
    },
  });
}
