// Finds readers whose time grows faster than the text they read.
const { GROWTH, LONG, timesOf } = require('./loop-time.cjs');

/** Milliseconds that are too short to compare: 24 times as long is below what the loop may be held. */
const TOO_SHORT = 2;

/** Text's length for a reader behind a lower limit, several times that limit, and its longer least time. */
const BEYOND = LONG / 4;
const TOO_SHORT_BEYOND = 8;

/** The hostile texts for which 16 times the length takes more than 24 times the time. */
exports.growingFor = function growingFor(reader) {
  const [long, enough] = reader.reaches < LONG ? [BEYOND, TOO_SHORT_BEYOND] : [LONG, TOO_SHORT];
  const growing = () =>
    timesOf(reader, { short: long / 16, long, enough })
      .filter(({ short, long: taken }) => taken > GROWTH * Math.max(short, enough))
      .map(({ text }) => text);
  const found = growing();
  // Growth shows in each run, unlike time lost to other processes on the machine.
  const again = found.length > 0 ? growing() : [];
  return found.filter((text) => again.includes(text));
};
