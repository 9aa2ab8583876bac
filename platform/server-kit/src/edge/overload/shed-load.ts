import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Counter, Gauge, type Registry } from 'prom-client';
import { Admission, type AdmissionLimits } from './admission';
import { HttpArrival } from './http-arrival';
import { oneAfterTheOther } from './pipelines';

/** A supervisor's questions are cheap, and their answers must stay true; sockets have limits of their own. */
const ALWAYS = /^\/(health\/|metrics|socket\.io\/)/;

/** Listeners for a download's end: the framework's stream, its hooks and ours, eleven in all; Node warns beyond ten. */
const LISTENERS = 20;

/** Asks for admission before anything else is done for a request. Called once the server has all its listeners. */
export function admitRequests(server: Server, admission: Admission): void {
  const listeners = server.listeners('request') as RequestListener[];
  const leave = () => admission.leave();
  const enter = (request: IncomingMessage, response: ServerResponse<IncomingMessage>) => {
    response.setMaxListeners(LISTENERS);
    for (const listener of listeners) listener.call(server, request, response as never);
  };
  server.removeAllListeners('request');
  server.on(
    'request',
    oneAfterTheOther((request, response) => {
      if (ALWAYS.test(request.url ?? '')) enter(request, response);
      else admission.arrive(new HttpArrival(request, response, { enter, leave, server }));
    }),
  );
}

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
  return { guard: (server) => admitRequests(server, admission), stop: () => clearInterval(timer) };
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
