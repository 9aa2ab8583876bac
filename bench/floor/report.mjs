// The product's figures beside those of the two floors.
import { median } from '../rounds.mjs';

/** @returns the text to print */
export function floorReport({ measured }, servers, plan) {
  const lines = measured.flatMap(({ name, aim, by }) => {
    const rps = by.map((result) => median(result.rps));
    const least = rps[1];
    const p99 = by.map(({ histogram }) => histogram.percentile(99) / 1e6);
    return [
      ...by.map((result, index) => line(name, servers[index], result, least)),
      `${name}: ${(rps[0] / least).toFixed(2)} of the least (aim ${aim})` +
        `, ${(rps[0] / rps[2]).toFixed(2)} of what keeps the promises` +
        `; p99 ${(p99[0] / p99[1]).toFixed(1)} times the least's\n`,
    ];
  });
  return [
    `\n${plan.rounds} rounds of ${plan.seconds} s each, ${plan.connections} connections\n`,
    ...lines,
  ].join('\n');
}

function line(name, server, { rps, cpu, histogram }, least) {
  const figures = [
    `${median(rps).toFixed(0)}/s`,
    `${(median(rps) / least).toFixed(2)} of the least`,
    `p99 ${(histogram.percentile(99) / 1e6).toFixed(1)} ms`,
    `${(median(cpu) / 1000).toFixed(3)} ms of processor a request`,
  ];
  return `${name.padEnd(8)} ${server.name.padEnd(9)} ${figures.join(', ')}`;
}
