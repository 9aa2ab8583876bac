/** The methods that write a date, so that a date of a zone of its own will do. */
type Readable = Pick<Date, 'getFullYear' | 'getMonth' | 'getDate' | 'getDay' | 'getHours' | 'getMinutes'>;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

const two = (part: number) => String(part).padStart(2, '0');
const monthOf = (date: Readable) => MONTHS[date.getMonth()] ?? '';

/** Letters as in Unicode's patterns of dates; those that are not here are written as they are. */
const PARTS: Readonly<Record<string, (date: Readable) => string>> = {
  yyyy: (date) => String(date.getFullYear()).padStart(4, '0'),
  MMMM: monthOf,
  MMM: (date) => monthOf(date).slice(0, 3),
  MM: (date) => two(date.getMonth() + 1),
  dd: (date) => two(date.getDate()),
  d: (date) => String(date.getDate()),
  EEE: (date) => DAYS[date.getDay()] ?? '',
  HH: (date) => two(date.getHours()),
  h: (date) => String(date.getHours() % 12 || 12),
  mm: (date) => two(date.getMinutes()),
  a: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
};
const LETTERS = new RegExp(Object.keys(PARTS).join('|'), 'g');

/** A date by a pattern such as `EEE, MMM d, h:mm a`, in English: a page's whole need of what date-fns's `format` can. */
export function writeDate(date: Readable, pattern: string): string {
  return pattern.replace(LETTERS, (letters) => PARTS[letters]?.(date) ?? letters);
}
