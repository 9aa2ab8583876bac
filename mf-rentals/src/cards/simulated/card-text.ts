import { fullYear } from '@yard/contracts';

/** A card number as it may be pasted or filled in: whatever stands between the digits becomes one blank. */
export const numberText = (typed: string): string => typed.replace(/\D+/g, ' ').trimStart();

/** The expiry as typed, with its slash added; deleted characters stay deleted. */
export function expiryText(before: string, typed: string): string {
  const isLonger = typed.length > before.length;
  if (isLonger && /^[2-9]$/.test(typed)) return `0${typed}/`;
  if (isLonger && /^\d\d$/.test(typed)) return `${typed}/`;
  // A slash that is typed right after ours is the same slash.
  if (isLonger && typed.endsWith('//')) return before;
  return typed;
}

export type Expiry = { exp_month: number; exp_year: number };

const EXPIRIES = [/^(\d{1,2})\s*[/.\-\s]\s*(\d{2}|\d{4})$/, /^(\d{2})(\d{2}|\d{4})$/];

/** `09/31`, `9 / 2031`, `0931`; null for what is no month and year. */
export function expiryOf(text: string): Expiry | null {
  const found = EXPIRIES.map((pattern) => pattern.exec(text.trim())).find((match) => match !== null);
  const [, month, year] = found ?? [];
  if (month === undefined || year === undefined) return null;
  const expiry = { exp_month: Number(month), exp_year: fullYear(Number(year)) };
  return expiry.exp_month >= 1 && expiry.exp_month <= 12 ? expiry : null;
}
