import { monthNumber, weekdayNumber } from './date-names';
import type { DateText, Unit } from './date-parts';
import { isZone } from './zone';

/** Takes what the pattern found into the parts; false where the words make no sense there. */
export type Reader = readonly [RegExp, (groups: readonly string[], text: DateText) => boolean];

const WORDS: Readonly<Record<string, number>> = {
  last: -1,
  previous: -1,
  this: 0,
  next: 1,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  a: 1,
  an: 1,
};
const UNIT = '(sec|second|min|minute|hour|day|fortnight|week|month|year)s?';
const MIDNIGHT = { hour: 0, minute: 0, second: 0, ms: 0 };

const setDate = (text: DateText, year: string, month: number, day: string): boolean => {
  if (text.date !== undefined || month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return false;
  text.date = { year: fullYear(year), month, day: Number(day) };
  return true;
};
const setTime = (
  text: DateText,
  [hour = '0', minute = '0', second = '0', fraction = '', half = '']: readonly string[],
): boolean => {
  const h = half === '' ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  if (
    h > 24 ||
    Number(minute) > 59 ||
    Number(second) > 60 ||
    (half !== '' && (Number(hour) > 12 || hour === '0'))
  )
    return false;
  text.time = {
    hour: h,
    minute: Number(minute),
    second: Number(second),
    ms: Math.trunc(Number(`0.${fraction || 0}`) * 1000),
  };
  return true;
};
const setDay = (text: DateText, days: number): boolean => {
  text.time = MIDNIGHT;
  return shift(text, days, 'day');
};

/** In PHP's order of preference: the longer reading first. */
export const READERS: readonly Reader[] = [
  [/^@(-?\d+)/, ([seconds = ''], text) => ((text.epoch = Number(seconds)), true)],
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
  [/^(\d{4})-(\d{2})(?![\d-])/, ([y = '', m], text) => setDate(text, y, Number(m), '1')],
  [
    /^t?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: *([ap])\.?m\.?)?(?!\d)/i,
    (groups, text) => setTime(text, groups),
  ],
  [/^(\d{1,2})() *()()([ap])\.?m\.?/i, (groups, text) => setTime(text, groups)],
  [/^t?(\d{2})(\d{2})(\d{2})?(?!\d)/i, (groups, text) => setTime(text, groups)],
  [/^(now)/i, () => true],
  [/^(?:today|midnight)/i, (_, text) => setDay(text, 0)],
  [/^noon/i, (_, text) => setTime(text, ['12'])],
  [/^tomorrow/i, (_, text) => setDay(text, 1)],
  [/^yesterday/i, (_, text) => setDay(text, -1)],
  [/^(first|last) day of/i, ([edge = ''], text) => ((text.edge = /^f/i.test(edge) ? 'first' : 'last'), true)],
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
    ([word = '', name = ''], text) => {
      const day = weekdayNumber(name);
      if (day === -1) return false;
      text.weekday = { day, ahead: WORDS[word.toLowerCase()] ?? 0 };
      text.time ??= MIDNIGHT;
      return true;
    },
  ],
  [/^(?:utc|gmt|z)(?![a-z/])/i, (_, text) => setZone(text, 0)],
  [
    /^([+-])(\d{1,2}):?(\d{2})?(?!\d)/,
    ([sign, h, m = '0'], text) => setZone(text, (sign === '-' ? -1 : 1) * (Number(h) * 60 + Number(m))),
  ],
  [/^([A-Z][A-Za-z_]+\/[A-Za-z_/+-]+\d*)/, ([name = ''], text) => isZone(name) && setZone(text, name)],
];

function shift(text: DateText, amount: number, written: string): boolean {
  const name = written.toLowerCase();
  if (name === 'fortnight') text.shifts.push({ amount: amount * 2, unit: 'week' });
  else text.shifts.push({ amount, unit: unitOf(name) });
  return true;
}

function unitOf(name: string): Unit {
  if (name === 'sec') return 'second';
  if (name === 'min') return 'minute';
  return name as Unit;
}

function setZone(text: DateText, zone: number | string): boolean {
  if (text.zone !== undefined) return false;
  text.zone = zone;
  return true;
}

function fullYear(written: string): number {
  const year = Number(written);
  if (written.length !== 2) return year;

  return year < 70 ? 2000 + year : 1900 + year;
}
