/**
 * A message of the server's rules, which names a field as the wire does ("The line1 field is required."),
 * in the words that stand above the field ("“Street and number” is required."). What follows the name says where in
 * the field it is ("The lines, no. 3, amount field"). A date is compared with the first one alone.
 *
 * @param name  as on the wire; without one the message stays as it is
 */
export function inLabelWords(error: string, name: string | undefined, label: unknown): string {
  if (!name || typeof label !== 'string' || label === '') return error;
  const either = name.replaceAll('.', '\\.').replaceAll('_', '[_ ]');
  return error
    .replace(new RegExp(`^The ${either}((?:, [^,]+?)*) field`), (_, place: string) => `“${label}${place}”`)
    .replace(
      new RegExp(`^The selected ${either}((?:, [^,]+?)*) is `),
      (_, place: string) => `The selected “${label}${place}” is `,
    )
    .replace(/^“Your ([^”]+)” is required\.$/, 'Enter your $1.')
    .replace(/ be an integer\.$/, ' be a whole number.')
    .replace(
      / not be greater than ([\d.]+)( [a-z]+)?\.$/,
      (_, most: string, unit = '') => ` be ${Number(most).toLocaleString('en-US')}${unit} at most.`,
    )
    .replace(/ be a date after or equal to [a-z ]+\.$/, ' not be before the first day.')
    .replace(/ a date after [a-z ]+\.$/, ' later than the start.');
}
