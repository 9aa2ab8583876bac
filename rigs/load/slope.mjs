// Slope of a figure and its confidence: Theil and Sen's slope, the median of the slopes between all pairs of
// samples, which a few odd samples do not move. Its bounds hold in 95 of 100 cases (Kendall's variance).

const SURE = 1.96;

/**
 * @param samples  `[x, y]`, at least three
 * @returns        `slope`, and `least`, below which it hardly is: what climbs for certain has a `least` above 0
 */
export function slopeOf(samples) {
  const slopes = [];
  for (const [at, [x, y]] of samples.entries()) {
    for (const [laterX, laterY] of samples.slice(at + 1)) slopes.push((laterY - y) / (laterX - x));
  }
  slopes.sort((a, b) => a - b);
  const n = samples.length;
  const spread = SURE * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const rank = (position) => slopes[Math.min(slopes.length - 1, Math.max(0, Math.round(position)))];
  return { slope: rank((slopes.length - 1) / 2), least: rank((slopes.length - spread) / 2) };
}
