import type { WireError } from '@laravel-wire/client';
import { isCalendarDate } from '@yard/dates';

export type FreeSpan = { from: string; to: string };

/** A 409 of a request: why, and the nearest free spans if the days were taken. */
export type RefusedDays = { message: string; free: FreeSpan[] };

/** Reads a refusal's `free`; empty where the conflict is another one. */
export function refusedDays({ message, body }: Pick<WireError, 'message' | 'body'>): RefusedDays {
  const free = typeof body === 'object' && body !== null && 'free' in body ? body.free : [];
  return { message, free: Array.isArray(free) ? free.filter(isSpan) : [] };
}

function isSpan(value: unknown): value is FreeSpan {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return false;
  return isCalendarDate(value.from) && isCalendarDate(value.to);
}
