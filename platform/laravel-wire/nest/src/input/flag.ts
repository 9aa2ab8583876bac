const YES = new Set(['1', 'true', 'on', 'yes']);

/** Laravel's `boolean()`: true, 1, "1", "true", "on" and "yes" in any letter case; everything else is false. */
export function readsAsTrue(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && YES.has(value.trim().toLowerCase()));
}
