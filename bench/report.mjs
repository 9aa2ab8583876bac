// The figures as a table, and the ratios as bars.

const BAR = 40;

/** @returns the text to print */
export function report({ measured, memory }, servers, plan) {
  return [
    `\n${plan.rounds} rounds of ${plan.seconds} s each, ${plan.connections} connections\n`,
    columns([
      ['', '', 'requests/s', 'p50 ms', 'p99 ms', 'cpu ms/request'],
      ...measured.flatMap(({ name, by }) =>
        by.map((result, index) => [index === 0 ? name : '', servers[index].name, ...figures(result)]),
      ),
    ]),
    `\nOf the bare server's requests a second (medians of the rounds):\n`,
    ...measured.map(bar),
    `\nMemory, MB:\n`,
    columns([
      ['', 'resident before', 'after', 'heap before', 'after'],
      ...servers.map(({ name }, index) => [name, ...memoryOf(memory.before[index], memory.after[index])]),
    ]),
  ].join('\n');
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function figures({ rps, cpu, histogram }) {
  const ms = (percentile) => (histogram.percentile(percentile) / 1e6).toFixed(1);
  return [median(rps).toFixed(0), ms(50), ms(99), (median(cpu) / 1000).toFixed(2)];
}

function bar({ name, aim, by: [product, bare] }) {
  const ratio = median(product.rps) / median(bare.rps);
  const filled = Math.min(BAR, Math.round(ratio * BAR));
  const scale = [...('█'.repeat(filled) + '·'.repeat(BAR - filled))];
  scale[Math.round(aim * BAR) - 1] = '|';
  const verdict = ratio >= aim ? 'reached' : 'missed';
  return `${name.padEnd(8)} ${scale.join('')} ${ratio.toFixed(2)}  aim ${aim.toFixed(1)} ${verdict}`;
}

function memoryOf(before, after) {
  const mb = (bytes) => (bytes / 1e6).toFixed(0);
  return [mb(before.rss), mb(after.rss), mb(before.heapUsed), mb(after.heapUsed)];
}

function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) => row.map((cell, column) => pad(cell, widths[column], column)).join('  '))
    .join('\n');
}

/** Names to the left, figures to the right. */
function pad(cell, width, column) {
  return column < 1 || /^[a-z]+$/.test(cell) ? cell.padEnd(width) : cell.padStart(width);
}
