// Interleaved rounds: both servers take turns in short spans, so that whatever else the machine does hits both alike.
import { createHistogram } from 'node:perf_hooks';
import { measure } from './load.mjs';

/** Requests or seconds before the first figure counts: by then both servers have compiled their hot code. */
const WARM_UP = { requests: 12_000, seconds: 15 };

/**
 * @param scenarios  name, aim, `nextOf(server)` (the bytes of its next request)
 * @param plan  rounds, seconds of one server's turn, connections
 * @returns     for each scenario and server: rps of each round, one histogram of all, processor time a request (µs);
 *              and each server's memory before and after
 */
export async function rounds(scenarios, servers, plan) {
  const turns = scenarios.map(({ nextOf }) => new Map(servers.map((server) => [server, nextOf(server)])));
  for (const nextBy of turns) {
    for (const [{ port }, next] of nextBy) await measure(next, { ...plan, ...WARM_UP, port });
  }
  const before = await memoryOf(servers);
  const measured = scenarios.map(({ name, aim }) => ({ name, aim, by: servers.map(emptyResult) }));
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [index, nextBy] of turns.entries()) {
      // The first one alternates: the second finds the database's pages warm.
      const order = round % 2 === 0 ? servers : servers.toReversed();
      for (const server of order) {
        await turn(nextBy.get(server), server, plan, measured[index].by[servers.indexOf(server)]);
      }
    }
  }
  return { measured, memory: { before, after: await memoryOf(servers) } };
}

async function turn(next, server, plan, result) {
  const start = await server.cpu();
  const { rps, histogram } = await measure(next, { ...plan, port: server.port });
  const end = await server.cpu();
  result.rps.push(rps);
  result.cpu.push((end - start) / histogram.count);
  result.histogram.add(histogram);
}

const emptyResult = () => ({ rps: [], cpu: [], histogram: createHistogram() });

async function memoryOf(servers) {
  const held = [];
  for (const server of servers) held.push(await server.memory());
  return held;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
