/** The row that an object of the provider's was made for; 0, which is nobody's, for what is no id. */
export function idIn(metadata: Record<string, string>, name: string): number {
  const id = Number(metadata[name]);
  return Number.isSafeInteger(id) ? id : 0;
}
