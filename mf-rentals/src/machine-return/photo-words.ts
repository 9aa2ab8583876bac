/** What a picture of a return is called; its file's name tells nobody anything. @param index  from 0 */
export function photoWords(index: number): string {
  return `Photo ${index + 1} of the return`;
}
