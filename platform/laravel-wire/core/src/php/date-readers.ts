import { weekdayNumber } from './date-names';
import {
  setDay,
  setEdge,
  setEpoch,
  setTime,
  setWeekday,
  setWeekdayOfMonth,
  setYear,
  setZone,
  shift,
  shiftBack,
  shiftWeek,
} from './date-setters';
import { DAY_READERS } from './day-readers';
import type { Reader } from './reader';
import { isZone } from './zone';

const HOUR = 60;

/** Minutes east of UTC of the abbreviations that mail headers and forms carry. */
const NAMED: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  wet: 0,
  west: HOUR,
  bst: HOUR,
  cet: HOUR,
  cest: 2 * HOUR,
  eet: 2 * HOUR,
  eest: 3 * HOUR,
  msk: 3 * HOUR,
  est: -5 * HOUR,
  edt: -4 * HOUR,
  cst: -6 * HOUR,
  cdt: -5 * HOUR,
  mst: -7 * HOUR,
  mdt: -6 * HOUR,
  pst: -8 * HOUR,
  pdt: -7 * HOUR,
};

/** The military letters: east of UTC up to M (there is no J), then west; Z is UTC. */
const EAST = 'abcdefghiklm';
const WEST = 'nopqrstuvwxy';

/** Minutes east of UTC for `EST` or `z`; undefined for what is no zone's short name. */
function abbreviatedZone(written: string): number | undefined {
  const name = written.toLowerCase();
  if (name === 'z') return 0;
  if (name.length > 1) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;

  const [east, west] = [EAST.indexOf(name), WEST.indexOf(name)];
  if (east >= 0) return (east + 1) * HOUR;

  return west >= 0 ? -(west + 1) * HOUR : undefined;
}

const WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ['last', -1],
  ['previous', -1],
  ['this', 0],
  ['next', 1],
  ['a', 1],
  ['an', 1],
]);
const UNIT = '(sec|second|min|minute|hour|day|fortnight|weekday|week|month|year)s?';
const HALF = '(?: *([ap])\\.?m\\.?)?';

const TIME_READERS: readonly Reader[] = [
  [
    new RegExp(`^t?(\\d{1,2}):(\\d{1,2})(?::(\\d{1,2})(?:[.,](\\d{1,9}))?)?${HALF}(?!\\d)`, 'i'),
    (groups, text) => setTime(text, groups),
  ],
  [/^(\d{1,2})() *()()([ap])\.?m\.?/i, (groups, text) => setTime(text, groups)],
  [/^t?(\d{2})(\d{2})(\d{2})?(?!\d)/i, (groups, text) => setTime(text, groups)],
  [/^(\d{4})(?!\d)/, ([year = ''], text) => setYear(text, year)],
  [
    /^(back|front) +of +(\d{1,2})(?: *([ap])\.?m\.?)?(?![\d:])/i,
    ([side = '', hour, half = ''], text) => {
      if (!setTime(text, [hour ?? '', '0', '0', '', half]) || text.time === undefined) return false;
      const isBack = /^b/i.test(side);
      text.time = { ...text.time, hour: text.time.hour - (isBack ? 0 : 1), minute: isBack ? 15 : 45 };
      return true;
    },
  ],
];

const RELATIVE_READERS: readonly Reader[] = [
  [/^(now)/i, () => true],
  [/^(?:today|midnight)/i, (_, text) => setDay(text, 0)],
  [/^noon/i, (_, text) => setTime(text, ['12'])],
  [/^tomorrow/i, (_, text) => setDay(text, 1)],
  [/^yesterday/i, (_, text) => setDay(text, -1)],
  [/^(first|last) day of/i, ([edge = ''], text) => setEdge(text, /^f/i.test(edge) ? 'first' : 'last')],
  [
    /^([a-z]+) +([a-z]+) +of(?![a-z])/i,
    ([word = '', name = ''], text) => {
      const nth = WORDS[word.toLowerCase()] ?? 0;
      return nth !== 0 && setWeekdayOfMonth(text, weekdayNumber(name), nth);
    },
  ],
  [
    new RegExp(`^([+-]?) *(\\d+) *${UNIT}( +ago)?(?![a-z])`, 'i'),
    ([sign, amount, unit = '', ago = ''], text) => {
      const moving = ago === '' ? shift : shiftBack;
      return moving(text, (sign === '-' ? -1 : 1) * Number(amount), unit);
    },
  ],
  [/^(next|last|previous|this) +week(?![a-z])/i, ([word = ''], text) => shiftWeek(text, wordOf(word) ?? 0)],
  [
    new RegExp(`^([a-z]+) +${UNIT}( +ago)?(?![a-z])`, 'i'),
    ([word = '', unit = '', ago = ''], text) => {
      const amount = wordOf(word);
      return amount !== undefined && (ago === '' ? shift : shiftBack)(text, amount, unit);
    },
  ],
  [
    new RegExp(`^(?:(${Object.keys(WORDS).join('|')}) +)?([a-z]{3,9})\\.?(?![a-z/])`, 'i'),
    ([word = '', name = ''], text) => setWeekday(text, weekdayNumber(name), wordOf(word) ?? 0),
  ],
];

const ZONE_READERS: readonly Reader[] = [
  [/^utc[+-]\d{1,2}(?::?\d{2})?(?!\d)/i, (_, text) => setZone(text, 0)],
  [
    /^(?:gmt)?([+-])(\d{1,2}):?(\d{2})?(?!\d)/i,
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

/** Sorted by PHP's preference: the longer reading first. */
export const READERS: readonly Reader[] = [
  [/^@(-?\d+)(?:\.\d{0,6})?/, ([seconds = ''], text) => setEpoch(text, seconds)],
  ...DAY_READERS,
  ...TIME_READERS,
  ...RELATIVE_READERS,
  ...ZONE_READERS,
];

function wordOf(word: string): number | undefined {
  return WORDS[word.toLowerCase()];
}
