export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** 1–12 for `March`, `mar`, `Mar.` or `III`; 0 for anything else. */
export function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => isNamed(month, name)) + 1 || ROMAN.indexOf(name.toLowerCase()) + 1;
}

/** 0 (Sunday) to 6, or -1. */
export const weekdayNumber = (name: string): number => WEEKDAYS.findIndex((day) => isNamed(day, name));

/** True for a day of the calendar; years 1 to 32767, as PHP's checkdate. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  return year >= 1 && year <= 32767 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

export function daysIn(year: number, month: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 0);
  return date.getUTCDate();
}

function isNamed(full: string, name: string): boolean {
  const written = name.toLowerCase().replace(/\.$/, '');
  const whole = full.toLowerCase();
  return written === whole || written === whole.slice(0, 3) || (written === 'sept' && whole === 'september');
}
