// Prints each reader's times for short and long texts as JSON: what readers.spec.ts judges. A process of its own, so
// that nothing but the readers is timed.
const { join } = require('node:path');
const { GROWTH, LONG, timesOf } = require('./loop-time.cjs');
const { readers } = require('./readers.cjs');

/** Milliseconds that are too short to compare: 24 times as long is below what the loop may be held. */
const TOO_SHORT = 2;

/** What a reader behind a lower limit is given, several times what can reach it, and with it more time. */
const BEYOND = LONG / 4;
const TOO_SHORT_BEYOND = 8;

const load = (project, path) => require(join(__dirname, '../..', project, 'dist', path));
const all = readers(load).map((reader) => {
  const [long, enough] = reader.reaches < LONG ? [BEYOND, TOO_SHORT_BEYOND] : [LONG, TOO_SHORT];
  const growing = () =>
    timesOf(reader, { short: long / 16, long, enough }).filter(
      ({ short, long: taken }) => taken > GROWTH * Math.max(short, enough),
    );
  const found = growing();
  // What grows does so each time; what others on the machine took does not.
  const again = found.length > 0 ? new Set(growing().map(({ text }) => text)) : null;
  return { name: reader.name, tooFast: found.filter(({ text }) => again?.has(text)) };
});
console.log(JSON.stringify(all));
