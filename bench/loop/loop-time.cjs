const { hostileTexts } = require('./hostile-texts.cjs');

exports.SHORT = 64 * 1024;
exports.LONG = 1024 * 1024;
/** Runs of which the best counts: what else the machine does only ever adds. */
const TRIES = 12;
/** Allowed growth of time for 16 times the text: half as much again as 16 times. */
const GROWTH = 24;
exports.GROWTH = GROWTH;
const MOST_FOR_SHORT = 500;

/** Milliseconds of processor time that one call takes; waiting for a turn on the processor is not counted. */
function millisecondsOf(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The best of a few tries; the first that is below `enough` will do. */
function bestOf(work, enough) {
  let best = Infinity;
  for (let tries = 0; tries < TRIES && best > enough; tries += 1) best = Math.min(best, millisecondsOf(work));
  return best;
}

/**
 * Time for which a reader blocks the loop for each hostile text, short and long. A reader that takes very
 * long for the short one is not given the long one, which would never end.
 *
 * @param enough  milliseconds below which nobody asks for more
 * @returns {{ text: string, short: number, long: number }[]}
 */
exports.timesOf = function timesOf({ read, wrap = (text) => text }, { short, long, enough }) {
  const given = (length) =>
    Object.fromEntries(
      Object.entries(textsOf(length)).map(([name, text]) => [name, fitting(text, wrap, length)]),
    );
  const shorter = given(short);
  const longer = given(long);
  return Object.keys(shorter).map((text) => {
    const first = bestOf(() => attempt(read, shorter[text]), enough);
    const isHopeless = first > MOST_FOR_SHORT;
    return {
      text,
      short: first,
      long: isHopeless
        ? Infinity
        : bestOf(() => attempt(read, longer[text]), GROWTH * Math.max(first, enough)),
    };
  });
};

const texts = new Map();

/** Made once for all readers. */
function textsOf(length) {
  if (!texts.has(length)) texts.set(length, hostileTexts(length));
  return texts.get(length);
}

/** Wrapped and escaped, a text is longer than it is: so much of it that the whole keeps to the length. */
function fitting(text, wrap, length) {
  const whole = wrap(text);
  if (typeof whole !== 'string') return whole;
  const share = length / Buffer.byteLength(whole);
  // No half of a character: it would be written as an escape of its own.
  return share >= 0.9
    ? whole
    : wrap(
        Buffer.from(text)
          .subarray(0, text.length * share)
          .toString()
          .replace(/\ufffd+$/, ''),
      );
}

/** A reader may refuse what it reads; only the time counts. */
function attempt(read, given) {
  try {
    read(given);
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError) throw error;
  }
}
