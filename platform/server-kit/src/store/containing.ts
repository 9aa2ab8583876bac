/** LIKE pattern for a text anywhere, signs taken as they are; with `ESCAPE '!'`, which both databases read alike. */
export function containing(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
