/** A field that two people have given different values. */
export type ChangedField = { name: string; label: string; theirs: string; yours: string };

/** A field's value as text; '–' for none. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ') || '–';
  if (typeof value === 'object' && value !== null) return Object.values(value).map(inWords).join(' ');
  return value === null || value === undefined || value === '' ? '–' : String(value);
}

/**
 * Fields in which others' version of a record differs from the form's.
 *
 * @param labelOf  a field's label; null leaves it out
 */
export function changedFields<V extends object>(
  theirs: V,
  yours: V,
  labelOf: (name: string) => string | null,
): ChangedField[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(yours)])];
  const valueIn = (values: V, name: string) => inWords((values as Record<string, unknown>)[name]);
  return names.flatMap((name) => {
    const label = labelOf(name);
    const field = { name, theirs: valueIn(theirs, name), yours: valueIn(yours, name) };
    return label === null || field.theirs === field.yours ? [] : [{ ...field, label }];
  });
}
