export function sendWords(
  title: string,
  { unsent, isWaiting }: { unsent: number; isWaiting: boolean },
): string {
  if (unsent === 0) return title;
  const [photos, are] = unsent === 1 ? ['1 photo', 'is'] : [`${unsent} photos`, 'are'];
  if (!isWaiting) return `${photos} ${are} being sent`;
  return `${photos} ${unsent === 1 ? 'waits' : 'wait'} for a connection`;
}
