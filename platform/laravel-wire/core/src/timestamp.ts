/**
 * An instant the way Laravel's models write it: UTC with six decimals, `2026-11-20T01:30:47.000000Z`.
 *
 * @throws RangeError for an invalid Date
 */
export const laravelTimestamp = (date: Date): string => `${date.toISOString().slice(0, -1)}000Z`;
