/** Messages by field, as in the `errors` member of a 422; the order of the keys is the order of the rules. */
export type ErrorBag = Record<string, string[]>;

/**
 * The `message` of a 422: the first text and how many more there are, counted over all fields.
 *
 * @param andMore  the part about `count` others (1 or more), English without it
 * @returns the empty text for an empty bag
 */
export function summarize(errors: ErrorBag, andMore: (count: number) => string = andMoreErrors): string {
  const [first = '', ...more] = Object.values(errors).flat();
  if (more.length === 0) return first;

  return `${first} ${andMore(more.length)}`;
}

const andMoreErrors = (count: number): string => `(and ${count} more ${count === 1 ? 'error' : 'errors'})`;

/** The first message of each field; fields without a message are left out. */
export function firstMessages(errors: ErrorBag): Record<string, string> {
  const pairs = Object.entries(errors).flatMap(([field, texts]) =>
    texts[0] === undefined ? [] : [[field, texts[0]]],
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** True where any field has a text. */
export function hasErrors(errors: ErrorBag): boolean {
  return Object.values(errors).some((texts) => texts.length > 0);
}

/** Both bags in one; texts of the first come first within a field. */
export function mergeErrors(first: ErrorBag, second: ErrorBag): ErrorBag {
  const merged: ErrorBag = { ...first };
  for (const [field, texts] of Object.entries(second)) merged[field] = [...(merged[field] ?? []), ...texts];
  return merged;
}
