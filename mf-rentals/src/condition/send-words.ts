/** What the button says while pictures are not sent. */
export function sendWords(title: string, unsent: number): string {
  if (unsent === 0) return title;
  return unsent === 1 ? '1 photo is on its way' : `${unsent} photos are on their way`;
}
