/** The page requested: whole numbers from 1, anything else is page 1 (Laravel's rule). */
export function pageNumber(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\s*\+?[1-9]\d*\s*$/.test(text)) return 1;

  const page = Number(text);
  return Number.isSafeInteger(page) ? page : 1;
}
