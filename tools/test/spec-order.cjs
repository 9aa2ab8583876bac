const { createHash } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const WORKSPACE = join(__dirname, '../..');
/** Milliseconds by project and file, of those that take a second and more. */
const KEPT = join(__dirname, 'durations.json');
const LEAST_MS = 1000;

/**
 * The longest spec files first, by what they took the last time, else by what `durations.json` says, else by their size:
 * no worker ends long before the others. With SPEC_ORDER=<seed> in an order of that seed:
 * `SPEC_ORDER=7 npm test -- api` finds specs that lean on another. KEEP_DURATIONS=1 writes `durations.json` again.
 */
module.exports = class SpecOrder extends Sequencer {
  sort(tests) {
    const seed = process.env.SPEC_ORDER;
    const nameOf = ({ path, context }) =>
      `${context.config.displayName?.name} ${path.slice(context.config.rootDir.length)}`;
    if (seed) {
      const place = (test) =>
        createHash('sha256')
          .update(`${seed} ${nameOf(test)}`)
          .digest('hex');
      return [...tests].sort((a, b) => (place(a) < place(b) ? -1 : 1));
    }
    const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
    // jest knows one duration a path, and forgets that of the other database.
    const took = ({ path, context, duration }) =>
      kept[context.config.displayName?.name]?.[relative(WORKSPACE, path)] ?? duration ?? 0;
    return super.sort(tests).sort((a, b) => took(b) - took(a));
  }

  cacheResults(tests, results) {
    super.cacheResults(tests, results);
    if (process.env.KEEP_DURATIONS) keep(results.testResults);
  }
};

function keep(results) {
  const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
  for (const { displayName, testFilePath, perfStats } of results) {
    const ofProject = (kept[displayName.name] ??= {});
    const file = relative(WORKSPACE, testFilePath);
    delete ofProject[file];
    if (perfStats.runtime >= LEAST_MS) ofProject[file] = Math.round(perfStats.runtime / 100) * 100;
  }
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
}
