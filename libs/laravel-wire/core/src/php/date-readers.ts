import { monthNumber, weekdayNumber } from './date-names';
import type { DateText } from './date-parts';
import {
  setDate,
  setDay,
  setEdge,
  setEpoch,
  setTime,
  setWeek,
  setWeekday,
  setZone,
  shift,
} from './date-setters';
import { isZone } from './zone';
import { abbreviatedZone } from './zone-abbreviations';

/** Takes what the pattern found into the parts; false where the words make no sense there. */
export type Reader = readonly [RegExp, (groups: readonly string[], text: DateText) => boolean];

const WORDS: Readonly<Record<string, number>> = {
  last: -1,
  previous: -1,
  this: 0,
  next: 1,
  first: 1,
  a: 1,
  an: 1,
};
const UNIT = '(sec|second|min|minute|hour|day|fortnight|week|month|year)s?';

/** In PHP's order of preference: the longer reading first. */
export const READERS: readonly Reader[] = [
  [/^@(-?\d+)/, ([seconds = ''], text) => setEpoch(text, seconds)],
  [/^([+-]?\d{4,})-(\d{1,2})-(\d{1,2})(?!\d)/, ([y = '', m, d = ''], text) => setDate(text, y, Number(m), d)],
  [/^(\d{4})\/(\d{1,2})\/(\d{1,2})(?!\d)/, ([y = '', m, d = ''], text) => setDate(text, y, Number(m), d)],
  [
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/,
    ([m, d = '', y = ''], text) => setDate(text, y, Number(m), d),
  ],
  [/^(\d{1,2})[.-](\d{1,2})[.-](\d{4})(?!\d)/, ([d = '', m, y = ''], text) => setDate(text, y, Number(m), d)],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[ .-]*([a-z]{3,9})\.?[ ,.-]*(\d{4})(?!\d)/i,
    ([d = '', m = '', y = ''], text) => setDate(text, y, monthNumber(m), d),
  ],
  [
    /^([a-z]{3,9})\.?[ -]*(\d{1,2})(?:st|nd|rd|th)?[ ,.-]+(\d{4})(?![\d:])/i,
    ([m = '', d = '', y = ''], text) => setDate(text, y, monthNumber(m), d),
  ],
  [/^(\d{4})(\d{2})(\d{2})(?!\d)/, ([y = '', m, d = ''], text) => setDate(text, y, Number(m), d)],
  [
    /^(\d{4})-([a-z]{3,9})-(\d{1,2})(?!\d)/i,
    ([y = '', m = '', d = ''], text) => setDate(text, y, monthNumber(m), d),
  ],
  [
    /^([a-z]{3,9})[ .\t-]+(\d{4})(?![\d:])/i,
    ([m = '', y = ''], text) => setDate(text, y, monthNumber(m), '1'),
  ],
  [
    /^(\d{4})-?W(\d{2})(?:-?([0-7]))?(?!\d)/,
    ([y = '', w, d = '1'], text) => setWeek(text, y, Number(w), Number(d)),
  ],
  [/^(\d{4})-(\d{1,2})(?![\d-])/, ([y = '', m], text) => setDate(text, y, Number(m), '1')],
  [
    /^t?(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d{1,9}))?)?(?: *([ap])\.?m\.?)?(?!\d)/i,
    (groups, text) => setTime(text, groups),
  ],
  [/^(\d{1,2})() *()()([ap])\.?m\.?/i, (groups, text) => setTime(text, groups)],
  [/^t?(\d{2})(\d{2})(\d{2})?(?!\d)/i, (groups, text) => setTime(text, groups)],
  [/^(now)/i, () => true],
  [/^(?:today|midnight)/i, (_, text) => setDay(text, 0)],
  [/^noon/i, (_, text) => setTime(text, ['12'])],
  [/^tomorrow/i, (_, text) => setDay(text, 1)],
  [/^yesterday/i, (_, text) => setDay(text, -1)],
  [/^(first|last) day of/i, ([edge = ''], text) => setEdge(text, /^f/i.test(edge) ? 'first' : 'last')],
  [
    new RegExp(`^([+-]?) *(\\d+) *${UNIT}( +ago)?(?![a-z])`, 'i'),
    ([sign, amount, unit = '', ago = ''], text) => {
      const direction = (sign === '-' ? -1 : 1) * (ago === '' ? 1 : -1);
      return shift(text, direction * Number(amount), unit);
    },
  ],
  [
    new RegExp(`^([a-z]+) +${UNIT}( +ago)?(?![a-z])`, 'i'),
    ([word = '', unit = '', ago = ''], text) => {
      const amount = WORDS[word.toLowerCase()];
      return amount !== undefined && shift(text, ago === '' ? amount : -amount, unit);
    },
  ],
  [
    /^(next|last|previous|this)? *([a-z]{3,9})\.?(?![a-z/])/i,
    ([word = '', name = ''], text) => setWeekday(text, weekdayNumber(name), WORDS[word.toLowerCase()] ?? 0),
  ],
  [
    /^(?:gmt|utc)?([+-])(\d{1,2}):?(\d{2})?(?!\d)/i,
    ([sign, h, m = '0'], text) => setZone(text, (sign === '-' ? -1 : 1) * (Number(h) * 60 + Number(m))),
  ],
  [
    /^\(?([a-z]{1,4})\)?(?![a-z/])/i,
    ([name = ''], text) => {
      const minutes = abbreviatedZone(name);
      return minutes !== undefined && setZone(text, minutes);
    },
  ],
  [/^([A-Z][A-Za-z_]+\/[A-Za-z_/+-]+\d*)/, ([name = ''], text) => isZone(name) && setZone(text, name)],
];
