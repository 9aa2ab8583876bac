import { setDate, setDayOfYear, setNamedDate, setTime, setWeek } from './date-setters';
import type { Reader } from './reader';

const NTH = '(?:st|nd|rd|th)?';
/** Not the hour of a time. */
const NO_TIME = '(?![\\d:])';

const NUMBERED: readonly Reader[] = [
  [/^([+-]?\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, ([y, m, d], text) => setDate(text, { y, m, d })],
  [/^(\d{4}):(\d{2}):(\d{2})(?= )/, ([y, m, d], text) => setDate(text, { y, m, d })],
  [/^(\d{4})\/(\d{1,2})\/(\d{1,2})(?!\d)/, ([y, m, d], text) => setDate(text, { y, m, d })],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/, ([m, d, y], text) => setDate(text, { y, m, d })],
  [/^(\d{1,2})\/(\d{1,2})(?![\d/])/, ([m, d], text) => setDate(text, { m, d })],
  [/^(\d{1,2})[.-](\d{1,2})[.-](\d{4})(?!\d)/, ([d, m, y], text) => setDate(text, { y, m, d })],
  // 10.10 and 10.10.10 are times; what is none may be a date.
  [
    /^(\d{1,2})\.(\d{1,2})(?:\.(\d{1,2})())?(?: *([ap])\.?m\.?)?(?![\d.])/i,
    (groups, text) => setTime(text, groups),
  ],
  [
    /^(\d{1,2})\.(\d{1,2})\.(\d{2})(?!\d)/,
    ([d, m, y], text) => (Number(d) > 24 || Number(y) > 60) && setDate(text, { y, m, d }),
  ],
  [/^(\d{4})[.-]?([0-3]\d{2})(?!\d)/, ([y = '', day], text) => setDayOfYear(text, y, Number(day))],
  [/^(\d{4})(\d{2})(\d{2})(?!\d)/, ([y, m, d], text) => setDate(text, { y, m, d })],
  [
    /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?!\d)/,
    ([y, m, d, ...time], text) => setDate(text, { y, m, d }) && setTime(text, time),
  ],
  [/^(\d{1,2})-(\d{1,2})-(\d{1,2})(?!\d)/, ([y, m, d], text) => setDate(text, { y, m, d })],
  [
    /^(\d{4})-?W(\d{2})(?:-?([0-7]))?(?!\d)/,
    ([y = '', w, d = '1'], text) => setWeek(text, y, Number(w), Number(d)),
  ],
  [/^(\d{4})-(\d{1,2})(?![\d-])/, ([y, m], text) => setDate(text, { y, m, d: '1' })],
];

const NAMED: readonly Reader[] = [
  [
    /^(\d{1,2})\/([a-z]{3,9})\/(\d{4}):(\d{2}):(\d{2}):(\d{2})(?= )/i,
    ([d, m = '', y, ...time], text) => setNamedDate(text, m, { y, d }) && setTime(text, time),
  ],
  [
    new RegExp(`^(\\d{1,2})${NTH}[ .-]*([a-z]{1,9})\\.?[ ,.-]*(\\d{4}|\\d{2})${NO_TIME}`, 'i'),
    ([d, m = '', y], text) => setNamedDate(text, m, { y, d }),
  ],
  [
    new RegExp(`^([a-z]{1,9})\\.?[ .-]*(\\d{1,2})${NTH}[ ,.-]+(\\d{4}|\\d{2})${NO_TIME}`, 'i'),
    ([m = '', d, y], text) => setNamedDate(text, m, { y, d }),
  ],
  [/^(\d{4}|\d{2})-([a-z]{3,9})-(\d{1,2})(?!\d)/i, ([y, m = '', d], text) => setNamedDate(text, m, { y, d })],
  [
    new RegExp(`^([a-z]{3,9})[ .\\t-]+(\\d{4})${NO_TIME}`, 'i'),
    ([m = '', y], text) => setNamedDate(text, m, { y, d: '1' }),
  ],
  [/^(\d{4})[ .\t-]*([a-z]{3,9})(?![a-z])/i, ([y, m = ''], text) => setNamedDate(text, m, { y, d: '1' })],
  [
    new RegExp(`^([a-z]{3,9})\\.?[ .-]*(\\d{1,2})${NTH}${NO_TIME}`, 'i'),
    ([m = '', d], text) => setNamedDate(text, m, { d }),
  ],
  [
    new RegExp(`^(\\d{1,2})${NTH}[ .-]*([a-z]{1,9})\\.?(?![a-z\\d])`, 'i'),
    ([d, m = ''], text) => setNamedDate(text, m, { d }),
  ],
  [/^([a-z]{3,9})\.?(?![a-z])/i, ([m = ''], text) => setNamedDate(text, m, {})],
];

/** Texts that name a day, the longer reading first. */
export const DAY_READERS: readonly Reader[] = [...NUMBERED, ...NAMED];
