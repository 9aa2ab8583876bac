/**
 * A message of the server's rules, which names a field as the wire does ("The line1 field is required."),
 * in the words that stand above the field ("“Street and number” is required.").
 *
 * @param name  as on the wire; without one the message stays as it is
 */
export function inLabelWords(error: string, name: string | undefined, label: unknown): string {
  if (!name || typeof label !== 'string' || label === '') return error;
  return error.replace(`The ${name.replaceAll('_', ' ')} field`, `“${label}”`);
}
